import { untilNavigationCancelled } from '@/lib/leaving';
import { earlyResponse } from './early-responses';
import { ApiFailure } from './failure';
import { requestContext } from './request-context';

/** Request timeout, in milliseconds (spec section 9). */
const TIMEOUT = 120_000;

/** Sends a request whose headers are complete. `onSent` restarts the timeout during an upload. */
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

/** Applies the timeout, including the time to read the body. */
const withTimeout: Middleware = (next) => async (request, signal, onSent) => {
  const late = new AbortController();
  // `AbortSignal.timeout` would keep its timer for two minutes after every request.
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

/** Uses the response to an early request of the HTML's first script, if there is one. */
const fetchTransport: Transport = (request, signal) =>
  earlyResponse(request) ?? globalThis.fetch(request, { signal });

/**
 * Sends a request with headers and timeout.
 * @param operationId named in the failure
 * @returns the complete response, whatever its status
 * @throws ApiFailure `TransportFault` without a response; the error of `fetch` if the caller aborts
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
