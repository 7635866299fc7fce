import { SITE_ADDRESS } from '@/lib/site-address';
import { mayHaveChanged, reportChanges } from './invalidation';
import { readResponse } from './parsed-response';
import { sendRequest } from './pipeline';
import type { ResponseSchema, ParseIssue } from './response-schema';
import { ApiFailure, type Quiet } from './failure';
import { askContactVerification, waitForReauthentication, reportFailure } from './failures';
import { requestContext } from './request-context';
import { checkResponse, unwrap } from './response-content';
import type { OnProgress } from './upload-request';

/** What generated code passes with each call. */
export interface RequestOptions extends RequestInit {
  /** Upload progress callback. */
  onUploadProgress?: OnProgress;
  /** The contract's operation, named in failures and logs. */
  operationId?: string;
  /** The path with its parameters' names instead of their values. */
  pathTemplate?: string;
  /** The validator of the operation's response. */
  schema?: ResponseSchema;
  /** A list of which the records that can be read are handed on where others can't. */
  partial?: boolean;
  /** The failures that the caller shows itself (a form with its own alert). */
  quiet?: Quiet;
  /** A read that a user's action starts. Writes and downloads are user actions without it. */
  isUserAction?: boolean;
  /** A press that needs a login: what finds the session ended continues after the next login. */
  waitsForLogin?: boolean;
  /** A creation, which is sent with a key so that it is done once. */
  creates?: boolean;
  /** Begins of the paths whose answers it changes: they are asked for again afterwards. */
  changes?: string | undefined;
  /** Nobody waits for the response (the error logger): a failure is neither shown nor logged. */
  background?: boolean;
}

/** What every generated hook fails with. */
export type ErrorType<_Body> = ApiFailure;

/** The envelope's content, which may be optional; a file is handed on as it is. */
type Content<T> = T extends { data: infer D }
  ? D
  : T extends { code: number; data?: infer D }
    ? D | undefined
    : T;

/** After these nobody knows whether a call was done. */
const UNKNOWN_OUTCOMES: readonly string[] = ['TransportFault', 'ServerFault', 'ContractViolation'];

/** Sends a request with the options that `fetch` knows. */
async function send(url: string, options: RequestOptions): Promise<Response> {
  const { operationId = 'unnamed', onUploadProgress, method = 'GET', body, signal } = options;
  const { headers, keepalive = false } = options;
  const init = { method, signal: signal ?? null, keepalive, ...(headers && { headers }) };
  const address = SITE_ADDRESS + url;
  const credentials = 'include' as const;
  if (onUploadProgress === undefined) {
    const request = new Request(address, { ...init, credentials, body: body ?? null });
    return await sendRequest(request, operationId);
  }
  const { uploadTransport } = await import('./upload-request');
  const transport = uploadTransport(body as FormData, onUploadProgress);
  return await sendRequest(new Request(address, init), operationId, transport);
}

/** The list without its broken records; undefined where more is broken, or what looks doesn't load. */
async function readableList(
  schema: ResponseSchema,
  body: unknown,
  issues: readonly ParseIssue[],
): Promise<object | undefined> {
  try {
    const { withoutBroken } = await import('./partial-list');
    return withoutBroken(schema, body, issues);
  } catch {
    return undefined;
  }
}

async function respond<T>(url: string, options: RequestOptions): Promise<Content<T>> {
  const { operationId = 'unnamed', pathTemplate = '', schema, partial = false } = options;
  const received = await readResponse(await send(url, options), schema !== undefined);
  const { body, file } = received;
  if (file) {
    if (file.saveAs !== undefined) {
      const { saveFile } = await import('@/lib/save-file');
      saveFile(file.content, file.saveAs);
    }
    return file.content as Content<T>;
  }
  const checked = checkResponse(operationId, received, schema);
  if (checked.ok) return unwrap(checked.envelope) as Content<T>;
  const { broken, issues } = checked;
  const readable = partial && schema && (await readableList(schema, body, issues));
  if (!readable) throw broken;
  if (!options.background)
    reportFailure(broken, { path: pathTemplate, quiet: true, isUserAction: false });
  return unwrap(readable) as Content<T>;
}

/** Sends creations under a key; undefined where what does so doesn't load: then without. */
async function loadSendUnderKey() {
  try {
    const { sendUnderKey } = await import('./idempotency-key');
    return sendUnderKey;
  } catch {
    return undefined;
  }
}

const isOpen = (error: unknown) =>
  error instanceof ApiFailure && UNKNOWN_OUTCOMES.includes(error.kind);

/** Sends a call, a creation under its key. */
async function responseOnce<T>(url: string, options: RequestOptions): Promise<Content<T>> {
  const { operationId = '', body, creates = false } = options;
  const sendUnderKey = creates ? await loadSendUnderKey() : undefined;
  if (sendUnderKey === undefined) return await respond<T>(url, options);
  return await sendUnderKey({ operationId, body, isOpen }, (key) => {
    const own = Object.fromEntries(new Headers(options.headers));
    return respond<T>(url, { ...options, headers: { ...own, 'Idempotency-Key': key } });
  });
}

/**
 * Reports a failure. That of a query's read waits until the query has ended its retries: TanStack Query
 * passes each of its reads a signal, and the query client reports the error that it ends with.
 */
function report(failure: ApiFailure, options: RequestOptions): void {
  const { method = 'GET', schema, signal, pathTemplate = '', quiet = false } = options;
  const isRead = method === 'GET';
  const { isUserAction = !isRead || schema === undefined } = options;
  failure.isWrite = !isRead;
  const now = () => {
    reportFailure(failure, { path: pathTemplate, quiet, isUserAction });
  };
  if (isRead && schema !== undefined && signal) failure.report = now;
  else now();
}

/**
 * Sends a call; the failure policy reports what fails. One that needs a verified contact asks for
 * it in place, once, and is sent again.
 * @param verified it has been requested
 */
async function requestAndReport<T>(
  url: string,
  options: RequestOptions,
  verified = false,
): Promise<Content<T>> {
  const { background = false, changes } = options;
  const sentWith = requestContext().token();
  try {
    const content = await responseOnce<T>(url, options);
    if (changes !== undefined) reportChanges(changes);
    return content;
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (changes !== undefined && mayHaveChanged(error)) reportChanges(changes);
      const now = requestContext().token();
      const needsVerification =
        error.kind === 'ContactVerificationRequired' && !background && !verified;
      if (needsVerification && (await askContactVerification())) {
        options.signal?.throwIfAborted();
        return await requestAndReport<T>(url, options, true);
      }
      error.outdated = error.kind === 'SessionExpired' && now !== undefined && now !== sentWith;
      if (!background) report(error, options);
    }
    throw error;
  }
}

/**
 * Sends one call of the contract and hands back its `data`: the one function behind every
 * generated hook. A response without a validator is refused (fail closed); an attachment is saved.
 * A press that finds the session ended waits behind the login modal and is sent once more after the
 * login, so that nobody has to press again.
 * @throws ApiFailure, after the failure policy has informed the user; what `fetch` throws when the
 * caller gave up, silently
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<Content<T>> {
  const { waitsForLogin = false, background = false, signal } = options;
  const sentWith = requestContext().token();
  try {
    return await requestAndReport<T>(url, options);
  } catch (error) {
    const ended = error instanceof ApiFailure && error.kind === 'SessionExpired';
    if (!ended || !waitsForLogin || background) throw error;
    const inSession = sentWith !== undefined;
    const goesOn = (error.outdated && !inSession) || (await waitForReauthentication(inSession));
    // Who left the page meanwhile has given it up.
    signal?.throwIfAborted();
    if (!goesOn) throw error;
    return await requestAndReport<T>(url, options);
  }
}
