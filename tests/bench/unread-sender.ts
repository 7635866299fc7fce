import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Sender } from './http-sender.ts';

/** Requests in one connection. */
const REQUESTS = 20;
/** The most connections that stay open, and the milliseconds between two while that many are. */
const CONNECTIONS = 500;
const PAUSE = 20;

/** Sends requests whose responses it doesn't read; answers 0 for each connection. */
export function openUnread(origin: string): Sender {
  const { hostname, port, host } = new URL(origin);
  const open = new Set<Socket>();
  const send = async ({ path }: Call) => {
    if (open.size >= CONNECTIONS) {
      await wait(PAUSE);
      return 0;
    }
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    open.add(socket);
    await once(socket, 'connect');
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(REQUESTS));
    return 0;
  };
  return Object.assign(send, {
    close: () => {
      for (const socket of open) socket.destroy();
    },
  });
}
