import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contractVersion } from '../http/specification.ts';
import type { Database } from '../database/open.ts';
import { currentPause } from '../notices/channel-pause.ts';
import { CHANNELS } from '../notices/reach.ts';
import { refusedRemoval } from '../database/last-run.ts';
import type { FileStore } from '../store/file-store.ts';

interface HealthOptions {
  db: Database;
  store: FileStore;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal | undefined;
}

/**
 * Serves health checks for load balancers and monitors. The checks are not operations of the contract, and
 * their responses have no envelope. `GET /health/live` returns 200; without a response, the process must be
 * restarted. `GET /health/ready` (and `/health`) returns 200 if the server accepts requests, and 503 if the
 * database doesn't respond or the server is shutting down. `files` reports an unavailable file store: all
 * servers share it and serve pages without it, so a load balancer must not remove them. `mail` and `sms` report
 * paused channels with the reason; `retention` reports refused removals.
 */
export function serveHealth(app: FastifyInstance, { db, store, draining }: HealthOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    // The client's next request opens a connection, which the load balancer sends to another server.
    if (draining?.aborted) reply.header('connection', 'close');
  });

  async function status(): Promise<'ok' | 'draining' | 'unavailable'> {
    if (draining?.aborted) return 'draining';
    try {
      await db.execute(sql`select 1`);
      return 'ok';
    } catch {
      // `reportOutages` logs the outage.
      return 'unavailable';
    }
  }

  /** Returns whether files can't be read or written. */
  async function unavailableFiles(): Promise<object> {
    return await store.check().then(
      () => ({}),
      () => ({ files: { status: 'unavailable' } }),
    );
  }

  /** Returns the paused channels of notices with their reasons. Paused channels don't affect readiness. */
  async function pausedChannels(): Promise<object> {
    const details: Record<string, object> = {};
    for (const channel of CHANNELS) {
      const pause = await currentPause(db, channel).catch(() => undefined);
      if (pause === undefined) continue;
      const { since, until, reason } = pause;
      details[channel] = { status: 'paused', since, until, reason };
    }
    return details;
  }

  /** Returns the records that the retention refused to remove. Refusals don't affect readiness. */
  async function refusedByRetention(): Promise<object> {
    const refused = await refusedRemoval(db).catch(() => undefined);
    return refused === undefined ? {} : { retention: { status: 'refused', ...refused } };
  }

  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const found = await status();
      reply.header('cache-control', 'no-store').code(found === 'ok' ? 200 : 503);
      const details =
        found === 'ok'
          ? {
              ...(await unavailableFiles()),
              ...(await pausedChannels()),
              ...(await refusedByRetention()),
            }
          : {};
      return { status: found, version: contractVersion, ...details };
    });
  }
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: contractVersion };
  });
}
