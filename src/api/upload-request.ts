import { SITE_PATH } from '@/lib/site-address';
import { requestContext } from './request-context';

/** Bytes already sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

function headersOf(text: string): Headers {
  const lines = text.trim().split(/[\r\n]+/);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
    }),
  );
}

/**
 * Sends a form with files and reports its progress, which `fetch` can't.
 * @throws as `fetch` does: no network, aborted by the caller
 */
export function uploadRequest(
  url: string,
  { body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open('POST', SITE_PATH + url);
    call.withCredentials = true;
    const token = requestContext().token();
    if (token !== undefined) call.setRequestHeader('token', token);
    call.setRequestHeader('accept-language', requestContext().language());
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const headers = headersOf(call.getAllResponseHeaders());
      resolve(new Response(call.responseText, { status: call.status, headers }));
    };
    call.onerror = () => reject(new TypeError('the upload broke off'));
    call.onabort = () => reject(new DOMException('the upload was given up', 'AbortError'));
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) {
      reject(new DOMException('the upload was given up', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    call.send(body as FormData);
  });
}
