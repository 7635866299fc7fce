import { SITE_ADDRESS } from '@/lib/site-address';
import { mayHaveChanged, invalidatePaths } from './invalidation';
import { readResponse } from './parsed-response';
import { sendRequest } from './pipeline';
import type { ResponseSchema, ParseIssue } from './response-schema';
import { ApiFailure, type SuppressToast } from './failure';
import { openContactVerification, waitForReauthentication, reportFailure } from './failures';
import { requestContext } from './request-context';
import { checkResponse, unwrap } from './response-content';
import type { OnProgress } from './upload-request';

/** Options that generated code passes with each request. */
export interface RequestOptions extends RequestInit {
  onUploadProgress?: OnProgress;
  operationId?: string;
  pathTemplate?: string;
  schema?: ResponseSchema;
  /** For lists: returns the valid records if others are invalid. */
  partial?: boolean;
  /** Failures that the caller shows itself, such as a form with its own alert. */
  suppressToast?: SuppressToast;
  /** Marks a read that a user action starts. Writes and downloads always count as user actions. */
  isUserAction?: boolean;
  /** On an expired session, waits for the next login and retries once. */
  waitsForLogin?: boolean;
  /** Sends an idempotency key, so that a repeated creation takes effect once. */
  idempotent?: boolean;
  /** Prefixes of the paths whose responses the request changes; they are invalidated afterwards. */
  changes?: string | undefined;
  /** Neither shows nor logs failures, for requests without a waiting user (error log). */
  background?: boolean;
}

export type ErrorType<_Body> = ApiFailure;

/** Type of the envelope's `data`, which may be optional; files have no envelope. */
type Content<T> = T extends { data: infer D }
  ? D
  : T extends { code: number; data?: infer D }
    ? D | undefined
    : T;

const UNKNOWN_OUTCOMES: readonly string[] = ['TransportFault', 'ServerFault', 'ContractViolation'];

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

/** Returns the list's valid records; undefined if other parts are invalid or the module doesn't load. */
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
    reportFailure(broken, { path: pathTemplate, suppressToast: true, isUserAction: false });
  return unwrap(readable) as Content<T>;
}

/** Lazy-loads the code for idempotency keys; if it doesn't load, creations are sent without a key. */
async function loadSendIdempotent() {
  try {
    const { sendIdempotent } = await import('./idempotency-key');
    return sendIdempotent;
  } catch {
    return undefined;
  }
}

const isOutcomeUnknown = (error: unknown) =>
  error instanceof ApiFailure && UNKNOWN_OUTCOMES.includes(error.kind);

/** Sends a request; a creation with its idempotency key. */
async function responseOnce<T>(url: string, options: RequestOptions): Promise<Content<T>> {
  const { operationId = '', body, idempotent = false } = options;
  const sendIdempotent = idempotent ? await loadSendIdempotent() : undefined;
  if (sendIdempotent === undefined) return await respond<T>(url, options);
  return await sendIdempotent({ operationId, body, isOutcomeUnknown }, (key) => {
    const own = Object.fromEntries(new Headers(options.headers));
    return respond<T>(url, { ...options, headers: { ...own, 'Idempotency-Key': key } });
  });
}

/**
 * Reports a failure. For a query's read, the query client reports after the last retry; a signal
 * identifies such a read, because TanStack Query passes one to each.
 */
function report(failure: ApiFailure, options: RequestOptions): void {
  const { method = 'GET', schema, signal, pathTemplate = '', suppressToast = false } = options;
  const isRead = method === 'GET';
  const { isUserAction = !isRead || schema === undefined } = options;
  failure.isWrite = !isRead;
  const reportNow = () => {
    reportFailure(failure, { path: pathTemplate, suppressToast, isUserAction });
  };
  if (isRead && schema !== undefined && signal) failure.report = reportNow;
  else reportNow();
}

/**
 * Sends a request and reports its failure. If it requires a verified contact, opens the contact
 * verification and sends the request once more.
 * @param verified whether this is the request after the verification
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
    if (changes !== undefined) invalidatePaths(changes);
    return content;
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (changes !== undefined && mayHaveChanged(error)) invalidatePaths(changes);
      const now = requestContext().token();
      const needsVerification =
        error.kind === 'ContactVerificationRequired' && !background && !verified;
      if (needsVerification && (await openContactVerification())) {
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
 * Sends a request of the contract and returns the `data` of its response; every generated hook uses
 * it. Saves attachments. Rejects a response without a validator (fail closed). On an expired
 * session, a request with `waitsForLogin` waits for re-login and retries once.
 * @throws ApiFailure after the failure policy has informed the user; the error of `fetch` if the
 * caller aborts
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
    const mayRetry = (error.outdated && !inSession) || (await waitForReauthentication(inSession));
    // A visitor who left the page has cancelled the request.
    signal?.throwIfAborted();
    if (!mayRetry) throw error;
    return await requestAndReport<T>(url, options);
  }
}
