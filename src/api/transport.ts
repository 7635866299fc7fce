import createClient, { type Middleware } from 'openapi-fetch';
import { SITE_ADDRESS } from '@/lib/site-address';
import { earlyResponse } from './early-responses';
import { requestContext } from './request-context';
import type { OnProgress } from './upload-request';

/** Spec section 9: request time-out, milliseconds. */
const TIMEOUT = 120_000;

const headers: Middleware = {
  onRequest({ request }) {
    const token = requestContext().token();
    if (token !== undefined) request.headers.set('token', token);
    request.headers.set('accept-language', requestContext().language());
    return request;
  },
};

/** Paths are typed where they are built, in the generated client; here any may come. */
interface AnyOperation {
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type Method = 'get' | 'put' | 'post' | 'delete';

const client = createClient<Record<string, Record<Method, AnyOperation>>>({
  baseUrl: SITE_ADDRESS,
  credentials: 'include',
  // Looked up at each call: a mock server replaces the global one after this module has loaded.
  fetch: (request) => earlyResponse(request) ?? globalThis.fetch(request),
  // The generated client has serialised the body already.
  bodySerializer: (body: unknown) => body as string,
});
client.use(headers);

/** How a call is sent. */
export interface SendOptions extends RequestInit {
  /** Told how much of a form with files has been sent. */
  onUploadProgress?: OnProgress;
}

async function fetchResponse(url: string, options: RequestInit): Promise<Response> {
  const { method = 'GET', body, headers: own, signal, keepalive } = options;
  const answered: { response: Response; error?: unknown } = await client.request(
    method.toLowerCase() as Method,
    url,
    {
      ...(body !== undefined && body !== null && { body }),
      ...(own !== undefined && { headers: own as Record<string, string> }),
      ...(keepalive !== undefined && { keepalive }),
      signal: signal ?? null,
      parseAs: 'stream',
    },
  );
  const { response, error } = answered;
  // The client has read a refusal's body by now: a response that can still be read takes its place.
  if (error === undefined) return response;
  const text = typeof error === 'string' ? error : JSON.stringify(error);
  return new Response(text, { status: response.status, headers: response.headers });
}

/**
 * Sends one call and hands back what `read` makes of the bare answer, whatever its status. The
 * time-out runs until the response has been read.
 * @param url path and query below the site's address, built by the generated client
 * @throws what `fetch` throws: no network, time-out, aborted by the caller
 */
export async function send<T>(
  url: string,
  options: SendOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  // Not `AbortSignal.timeout`: its timer continues for two minutes after every call.
  const wait = () =>
    setTimeout(() => {
      late.abort(new DOMException(`no answer in ${TIMEOUT / 1000} s`, 'TimeoutError'));
    }, TIMEOUT);
  let timer = wait();
  const { onUploadProgress, ...init } = options;
  const { signal } = late;
  const { signal: given } = options;
  const giveUp = () => {
    late.abort(given?.reason);
  };
  if (given?.aborted === true) giveUp();
  given?.addEventListener('abort', giveUp);
  // A large file takes longer than any answer may: the time counts from the last bytes that went.
  const onProgress: OnProgress = (share) => {
    clearTimeout(timer);
    timer = wait();
    onUploadProgress?.(share);
  };
  try {
    if (onUploadProgress === undefined)
      return await read(await fetchResponse(url, { ...init, signal }));
    const { uploadRequest } = await import('./upload-request');
    return await read(await uploadRequest(url, { ...init, signal }, onProgress));
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
