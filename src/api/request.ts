import { classify } from './classify';
import { ApiFailure } from './failure';
import { reportFailure } from './failures';
import { send } from './transport';

interface ParseIssue {
  path: PropertyKey[];
  code?: string | undefined;
}

type ParseOutcome =
  { success: true; data: unknown } | { success: false; error: { issues: ParseIssue[] } };

/** What generated code passes with each call. */
export interface RequestOptions extends RequestInit {
  /** The contract's operation, named in failures and logs. */
  operationId?: string;
  /** The path with its parameters' names instead of their values. */
  pathTemplate?: string;
  /** The validator of the operation's answer. */
  schema?: { safeParse: (value: unknown) => ParseOutcome };
  /** The caller shows a failure itself (a form with its own alert): no toast. */
  quiet?: boolean;
}

/** What every generated hook fails with. */
export type ErrorType<_Body> = ApiFailure;

/** The envelope's content; an answer without one is handed on as it is. */
type Content<T> = T extends { data: infer D } ? D : T;

function violation(operationId: string, issues: readonly ParseIssue[], code: number): ApiFailure {
  // Paths and kinds only: the values may be somebody's.
  const places = issues.map(
    ({ path, code: kind }) => `${path.join('.')}${kind ? ` (${kind})` : ''}`,
  );
  return new ApiFailure('ContractViolation', { operationId, code, detail: places.join(', ') });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFile(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && !/\bjson\b/.test(type);
}

async function answer<T>(url: string, options: RequestOptions): Promise<Content<T>> {
  const { operationId = 'unnamed', pathTemplate: _path, schema, quiet: _quiet, ...init } = options;
  let response: Response;
  try {
    response = await send(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiFailure('TransportFault', { operationId, code: 0, cause });
  }
  if (isFile(response) && !schema) return (await response.blob()) as Content<T>;

  const body = await bodyOf(response);
  const failure = classify(operationId, response.status, body);
  if (failure) throw failure;
  if (!schema) throw violation(operationId, [{ path: ['no validator'] }], response.status);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw violation(operationId, parsed.error.issues, response.status);
  return (parsed.data as { data: Content<T> }).data;
}

/**
 * Sends one call of the contract and hands back its `data`: the one function behind every
 * generated hook. An answer without a validator is refused (fail closed).
 * @throws ApiFailure, after the failure policy has told the user; what `fetch` throws when the
 * caller gave up, silently
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<Content<T>> {
  try {
    return await answer(url, options);
  } catch (error) {
    if (error instanceof ApiFailure)
      reportFailure(error, options.pathTemplate ?? '', options.quiet ?? false);
    throw error;
  }
}
