import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from './environment.ts';
import { StartupError } from '../base/startup-error.ts';

const LISTEN_REASONS: Record<string, (environment: Environment) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT=${port}: another process uses this port; stop it or choose another port.`,
  EACCES: ({ port }) =>
    `PORT=${port}: this user may not listen on this port; choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host}: this machine has no such address.`,
  ENOTFOUND: ({ host }) => `HOST=${host}: the name can't be resolved.`,
  EAI_AGAIN: ({ host }) => `HOST=${host}: the name can't be resolved.`,
};

/** Calls `listen`; converts network errors to a `StartupError` for the operator. */
export async function explainListening<T>(
  environment: Environment,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = LISTEN_REASONS[code]?.(environment);
    if (message === undefined) throw error;
    throw new StartupError(message);
  }
}

/** Listens for a moment: a port in use must be reported before anything is written. */
export async function probePort(environment: Environment): Promise<void> {
  // A worker process shares the port of the primary process.
  if (cluster.isWorker) return;
  await explainListening(environment, async () => {
    const probe = createServer().listen(environment.port, environment.host);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  });
}
