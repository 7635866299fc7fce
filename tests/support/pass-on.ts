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

type PassBack = (reply: IncomingMessage, response: ServerResponse) => void;

/** Responds as the server behind does. */
export function passBack(reply: IncomingMessage, response: ServerResponse): void {
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  reply.pipe(response);
}

/**
 * Passes a call on to the server at `target`.
 * @param how headers in place of the call's own, and what responds in place of `passBack`
 */
export function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  how: { headers?: IncomingHttpHeaders; respond?: PassBack } = {},
): void {
  const { method, url = '/' } = incoming;
  const { headers = incoming.headers, respond = passBack } = how;
  // A connection of its own: one that is used again may be closed by its server at that moment.
  const call = request(target + url, { method, headers, agent: false }, (reply) =>
    respond(reply, response),
  );
  call.on('error', () => response.destroy());
  // A browser that left the page wants no response any more.
  response.on('close', () => call.destroy());
  incoming.pipe(call);
}

/** Starts a server on this machine, on a port that the system chooses. */
export async function listenLocally(
  respond: RequestListener,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  // Longer than any test: else it may end a connection just as the browser uses it again.
  server.keepAliveTimeout = 120_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${String(port)}` };
}
