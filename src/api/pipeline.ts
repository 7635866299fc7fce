import { untilNavigationCancelled } from '@/lib/leaving';
import { earlyResponse } from './early-responses';
import { ApiFailure } from './failure';
import { requestContext } from './request-context';

/** Spec section 9: request time-out, milliseconds. */
const TIMEOUT = 120_000;

/**
 * Sends a request that carries its headers already.
 * @param onSent restarts the time-out, because a large file takes longer than any response may
 */
export type Transport = (
  request: Request,
  signal: AbortSignal,
  onSent: () => void,
) => Promise<Response>;

type Middleware = (next: Transport) => Transport;

const withHeaders: Middleware = (next) => (request, signal, onSent) => {
  const token = requestContext().token();
  if (token !== undefined) request.headers.set('token', token);
  request.headers.set('accept-language', requestContext().language());
  return next(request, signal, onSent);
};

/** Reads the response to its end, because the time-out includes its body. */
const withTimeout: Middleware = (next) => async (request, signal, onSent) => {
  const late = new AbortController();
  // Not `AbortSignal.timeout`: its timer continues for two minutes after every request.
  const start = () =>
    setTimeout(() => {
      late.abort(new DOMException(`no response in ${TIMEOUT / 1000} s`, 'TimeoutError'));
    }, TIMEOUT);
  let timer = start();
  const abort = () => {
    late.abort(signal.reason);
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    const response = await next(request, late.signal, () => {
      clearTimeout(timer);
      timer = start();
      onSent();
    });
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};

/** Takes the response that the HTML's first script requested, where there is one. */
const fetchTransport: Transport = (request, signal) =>
  earlyResponse(request) ?? globalThis.fetch(request, { signal });

/**
 * Sends a request of the contract: headers, time-out, and one kind of failure for a missing response.
 * @param operationId named in the failure
 * @returns the response, read to its end, whatever its status
 * @throws ApiFailure `TransportFault` without a response; what `fetch` throws when the caller aborts
 */
export async function sendRequest(
  request: Request,
  operationId: string,
  transport: Transport = fetchTransport,
): Promise<Response> {
  try {
    return await withHeaders(withTimeout(transport))(request, request.signal, () => undefined);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    // Requests aborted by navigation are not reported as errors.
    await untilNavigationCancelled();
    const detail = cause instanceof DOMException ? cause.name : 'no answer';
    throw new ApiFailure('TransportFault', { operationId, code: 0, detail, cause });
  }
}
