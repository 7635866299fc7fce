import { classify } from './classify';
import { ApiFailure } from './failure';
import type { ParsedResponse } from './parsed-response';
import type { ParseIssue, ResponseSchema } from './response-schema';
import { recordServerVersion } from './server-version';

/** Places named in one log entry: a broken list would name each of its records. */
const PLACES = 20;

function violation(operationId: string, issues: readonly ParseIssue[], code: number): ApiFailure {
  // Paths and kinds only: the values may be personal.
  const places = issues.map(
    ({ path, code: kind }) => `${path.join('.') || 'body'}${kind ? ` (${kind})` : ''}`,
  );
  const more = places.length > PLACES ? [`${places.length - PLACES} more`] : [];
  const detail = [...places.slice(0, PLACES), ...more].join(', ');
  return new ApiFailure('ContractViolation', { operationId, code, detail });
}

/** A valid envelope, or how a response breaks the contract. */
type Checked =
  | { ok: true; envelope: unknown }
  | { ok: false; broken: ApiFailure; issues: readonly ParseIssue[] };

/** Returns the `data` of a valid envelope. */
export function unwrap(envelope: unknown): unknown {
  recordServerVersion(envelope);
  return (envelope as { data?: unknown }).data;
}

/**
 * Classifies a JSON response and validates it. A response without a validator is refused (fail closed).
 * @throws ApiFailure that the response means
 */
export function checkResponse(
  operationId: string,
  received: ParsedResponse,
  schema: ResponseSchema | undefined,
): Checked {
  const failure = classify(operationId, received);
  if (failure) throw failure;
  if (!schema) throw violation(operationId, [{ path: ['no validator'] }], received.http);
  const parsed = schema.safeParse(received.body);
  if (parsed.success) return { ok: true, envelope: parsed.data };
  const { issues } = parsed.error;
  return { ok: false, broken: violation(operationId, issues, received.http), issues };
}
