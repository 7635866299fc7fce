import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../base/network.ts';

/** Interval between two warnings during a flood of connections. */
const LOG_MILLISECONDS = 60_000;

function warner(app: FastifyInstance, text: string): (details: object) => void {
  let loggedAt = -Infinity;
  return (details) => {
    if (performance.now() - loggedAt < LOG_MILLISECONDS) return;
    loggedAt = performance.now();
    app.log.warn(details, text);
  };
}

/**
 * Limits the number of open connections. Closes further ones before reading from them, to save memory and
 * file descriptors.
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  app.server.maxConnections = most;
  const warn = warner(app, 'connections refused: MAX_CONNECTIONS reached');
  app.server.on('drop', () => warn({ most }));
}

interface NetworkLimit {
  most: number;
  /** True for addresses without a limit, such as those of proxies, which many clients share. */
  isShared: (address: string) => boolean;
}

/** Limits the number of open connections per network; closes further ones before reading from them. */
export function limitNetworks(app: FastifyInstance, { most, isShared }: NetworkLimit): void {
  const open = new Map<string, number>();
  const warn = warner(app, 'connections refused: a network has reached MAX_NETWORK_CONNECTIONS');
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
