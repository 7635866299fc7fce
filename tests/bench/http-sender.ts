import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** Request timeout, in milliseconds. */
const TIMEOUT = 20_000;

export interface Call {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: OutgoingHttpHeaders;
  /** JSON. */
  body?: string;
}

export interface Sender {
  /** Resolves to the status once the whole response has arrived. */
  (call: Call): Promise<number>;
  close: () => void;
}

/** Sends requests over persistent connections, so that only the server’s work is measured. */
export function openSender(origin: string, maxSockets: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const send = ({ path, method = 'GET', headers = {}, body }: Call) =>
    new Promise<number>((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const out = request(origin + path, {
        agent,
        method,
        headers: { ...type, ...headers },
        timeout: TIMEOUT,
      });
      out.once('timeout', () => out.destroy(new Error(`${path}: no answer`)));
      out.once('error', reject).once('response', (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      out.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
