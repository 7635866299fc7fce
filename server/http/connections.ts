import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../base/network.ts';

/** A flood of connections is one line of the log in so many milliseconds. */
const LOG_MILLISECONDS = 60_000;

/** Logs a warning, at most once a minute. */
function warner(app: FastifyInstance, text: string): (details: object) => void {
  let loggedAt = -Infinity;
  return (details) => {
    if (performance.now() - loggedAt < LOG_MILLISECONDS) return;
    loggedAt = performance.now();
    app.log.warn(details, text);
  };
}

/**
 * Bounds how many connections are open at once: beyond it new ones are closed before anything is read
 * from them, so that those that are open keep their memory and file descriptors.
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  app.server.maxConnections = most;
  const warn = warner(app, 'connections are refused: MAX_CONNECTIONS are open');
  app.server.on('drop', () => warn({ most }));
}

interface NetworkLimit {
  most: number;
  /** Whether connections from an address have no limit: those of a proxy are everybody's. */
  isShared: (address: string) => boolean;
}

/** Bounds how many connections of one network are open at once; closes further ones unread. */
export function limitNetworks(app: FastifyInstance, { most, isShared }: NetworkLimit): void {
  const open = new Map<string, number>();
  const warn = warner(app, 'connections are refused: a network has MAX_NETWORK_CONNECTIONS open');
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isShared(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      warn({ most });
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
