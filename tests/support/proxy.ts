import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type RespondFrom = (reply: IncomingMessage, response: ServerResponse) => void;

/** Relays the response of the upstream server unchanged. */
export function relayResponse(reply: IncomingMessage, response: ServerResponse): void {
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  reply.pipe(response);
}

/**
 * Forwards a request to the server at `target`.
 * @param how headers that replace the request’s, and a handler that replaces `relayResponse`
 */
export function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  how: { headers?: IncomingHttpHeaders; respond?: RespondFrom } = {},
): void {
  const { method, url = '/' } = incoming;
  const { headers = incoming.headers, respond = relayResponse } = how;
  // Opens a new connection, because the server may close a reused one during the request.
  const call = request(target + url, { method, headers, agent: false }, (reply) =>
    respond(reply, response),
  );
  call.on('error', () => response.destroy());
  // Cancels the request when the browser closes its connection.
  response.on('close', () => call.destroy());
  incoming.pipe(call);
}

/** Starts a server on this machine, on a free port. */
export async function listenLocally(
  respond: RequestListener,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  // Longer than any test, so that the server doesn’t close a connection as the browser reuses it.
  server.keepAliveTimeout = 120_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${String(port)}` };
}
