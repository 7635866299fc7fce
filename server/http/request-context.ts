import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

const loggers = new AsyncLocalStorage<FastifyBaseLogger>();

/** Runs a handler with the logger of its request, also for work that outlasts the response. */
export function withRequestLog<T>(log: FastifyBaseLogger, run: () => T): T {
  return loggers.run(log, run);
}

/** Returns the logger of the current request, which adds its identifier; undefined outside of requests. */
export function requestLog(): FastifyBaseLogger | undefined {
  return loggers.getStore();
}
