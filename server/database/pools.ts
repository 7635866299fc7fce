import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryResult } from 'pg';
import { openPool, type Query } from './connection-pool.ts';
import type { DatabaseLimits } from './limits.ts';
import type { Database, PoolState } from './open.ts';
import type { OutageWatch } from './outage.ts';
import type * as schema from './schema.ts';

/** Time in which the pool detects all connections that broke together. */
const RETRY_MILLISECONDS = 100;

/** Read-only statements, which are safe to retry. */
const READ = /^\s*\(?\s*select\b/i;

/**
 * Creates a Drizzle instance over a query function, the only part of the driver that it uses. Omits the
 * schema, because Drizzle would process it for each transaction.
 */
function drizzleOver(query: Query): Database {
  return drizzle<typeof schema>({ query } as unknown as Pool);
}

/**
 * Opens PostgreSQL connections for a server. Reads have their own pool, so that writes waiting for one lock
 * don't block them. A statement that times out or loses its connection throws an error with a
 * `DatabaseUnavailable` among its causes; a read that loses its connection is retried once.
 */
export function openPools(url: string, limits: DatabaseLimits, watch: OutageWatch) {
  const half = Math.ceil(limits.poolSize / 2);

  const reads = openPool(url, half, limits, watch.recordFailure);
  const writes = openPool(url, limits.poolSize - half, limits, watch.recordFailure);

  /** Sends a statement; throws a `DatabaseUnavailable` if no result arrives. */
  async function send(to: { query: Query }, ...statement: Parameters<Query>): Promise<QueryResult> {
    try {
      const result = await to.query(...statement);
      watch.recordSuccess();
      return result;
    } catch (error) {
      throw watch.recordFailure(error) ?? error;
    }
  }

  const query: Query = async (config, values) => {
    if (!READ.test(config.text)) return await send(writes, config, values);
    try {
      return await send(reads, config, values);
    } catch (error) {
      if (watch.recordFailure(error)?.kind !== 'broken') throw error;
      await wait(RETRY_MILLISECONDS);
      return await send(reads, config, values);
    }
  };

  /** Replaces Drizzle's `transaction`, which never releases the connection if `begin` fails. */
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await writes.connect().catch((error: unknown) => {
      throw watch.recordFailure(error) ?? error;
    });
    let lost: Error | undefined;
    const guarded: Query = async (statement, values) => {
      // After a lost connection, further statements, including the rollback, would only time out again.
      if (lost !== undefined) throw lost;
      try {
        return await send(client, statement, values);
      } catch (error) {
        const failure = watch.recordFailure(error);
        if (failure?.losesConnection === true) lost = failure;
        throw error;
      }
    };
    try {
      return await drizzleOver(guarded).transaction(work, config);
    } finally {
      client.release(lost !== undefined);
    }
  };

  const db: Database = Object.assign(drizzleOver(query), { transaction });
  const sum = (read: (pool: Pool) => number) => read(reads) + read(writes);
  const state = (): PoolState => ({
    total: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  });
  const close = () => Promise.all([reads.end(), writes.end()]).then(() => undefined);
  return { db, close, state };
}
