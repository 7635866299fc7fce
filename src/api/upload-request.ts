import type { Transport } from './pipeline';

/** Receives the share of bytes sent, from 0 to 1. */
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

/** Creates a transport that sends form data and reports upload progress, which `fetch` can't. */
export function uploadTransport(form: FormData, onProgress: OnProgress): Transport {
  return (request, signal, onSent) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const abort = () => call.abort();
      call.open(request.method, request.url);
      call.withCredentials = true;
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        onSent();
        onProgress(total > 0 ? loaded / total : 0);
      };
      call.onload = () => {
        const headers = headersOf(call.getAllResponseHeaders());
        resolve(new Response(call.responseText, { status: call.status, headers }));
      };
      call.onerror = () => reject(new TypeError('the upload failed'));
      call.onabort = () => reject(new DOMException('the upload was aborted', 'AbortError'));
      call.onloadend = () => signal.removeEventListener('abort', abort);
      if (signal.aborted) {
        reject(new DOMException('the upload was aborted', 'AbortError'));
        return;
      }
      signal.addEventListener('abort', abort);
      call.send(form);
    });
}
