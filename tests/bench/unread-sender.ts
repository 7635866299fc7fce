import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Sender } from './http-sender.ts';

/** Number of open connections, and requests per connection. */
const CONNECTIONS = 200;
const REQUESTS = 20;
/** Delay in milliseconds before a connection closed by the server is replaced. */
const PAUSE = 20;

/**
 * Keeps connections open without reading their responses. Its sender replaces closed connections
 * and returns 0.
 */
export async function openUnread(origin: string, { path }: Call): Promise<Sender> {
  const { hostname, port, host } = new URL(origin);
  const open = async () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(REQUESTS));
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const send = async () => {
    await wait(PAUSE);
    const ended = sockets.findIndex((socket) => socket.closed);
    if (ended !== -1) sockets[ended] = await open();
    return 0;
  };
  return Object.assign(send, {
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}
