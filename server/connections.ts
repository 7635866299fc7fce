import type { FastifyInstance } from 'fastify';

/** A flood of connections is one line of the log in so many milliseconds. */
const LOG_MILLISECONDS = 60_000;

/**
 * Bounds how many connections are open at once: beyond it new ones are closed before anything is read
 * from them, so that those that are open keep their memory and file descriptors.
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  app.server.maxConnections = most;
  let loggedAt = -Infinity;
  app.server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_MILLISECONDS) return;
    loggedAt = performance.now();
    app.log.warn({ most }, 'connections are refused: MAX_CONNECTIONS are open');
  });
}
