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
  /** The bytes of files. */
  store: FileStore;
  /** Aborted once this server is about to stop; absent: it never is. */
  draining: AbortSignal | undefined;
}

/**
 * `GET /health/live`: 200 while this process answers at all; else restart it. `GET /health/ready` (and
 * `/health`): 200 while calls may be sent to it, else 503: the database doesn't answer, files can't be
 * written, or it is about to stop. `mail` and `sms` say that the channel is paused, and why; `retention` says what
 * it refused to remove. For load balancers and
 * monitors: no operations of the contract, they have no envelope, and no client calls them.
 */
export function serveHealth(app: FastifyInstance, { db, store, draining }: HealthOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    // A kept connection would continue bringing calls; its next one goes where calls are taken.
    if (draining?.aborted) reply.header('connection', 'close');
  });

  async function status(): Promise<'ok' | 'draining' | 'unavailable'> {
    if (draining?.aborted) return 'draining';
    try {
      await db.execute(sql`select 1`);
      await store.check();
      return 'ok';
    } catch {
      // The outage itself is logged where the database is watched.
      return 'unavailable';
    }
  }

  /** The paused channels of notices, and why; the site works without them. */
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

  /** What the retention refused to remove; the site works without it. */
  async function refusedByRetention(): Promise<object> {
    const refused = await refusedRemoval(db).catch(() => undefined);
    return refused === undefined ? {} : { retention: { status: 'refused', ...refused } };
  }

  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const found = await status();
      reply.header('cache-control', 'no-store').code(found === 'ok' ? 200 : 503);
      const details =
        found === 'ok' ? { ...(await pausedChannels()), ...(await refusedByRetention()) } : {};
      return { status: found, version: contractVersion, ...details };
    });
  }
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: contractVersion };
  });
}
