import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryResult } from 'pg';
import { openPool, type Query } from './connection-pool.ts';
import type { DatabaseLimits } from './limits.ts';
import type { Database, PoolState } from './open.ts';
import type { OutageWatch } from './outage.ts';
import type * as schema from './schema.ts';

/** Connections that broke together need a moment until the pool knows of all of them. */
const RETRY_MILLISECONDS = 100;

/** Statements that change nothing, so that they can be sent again. */
const READ = /^\s*\(?\s*select\b/i;

/**
 * Drizzle over a function instead of a connection of the driver, which it would call nothing else
 * of. It isn't given the schema, which it would read through for each transaction.
 */
function drizzleOver(query: Query): Database {
  return drizzle<typeof schema>({ query } as unknown as Pool);
}

/**
 * Connections to PostgreSQL for a server. Reads have their own, so that writes which all wait for
 * one lock don't keep them from being answered. What isn't answered in time, or loses its
 * connection, throws a `DatabaseUnavailable` (a cause of the error thrown); a read that loses its
 * connection is tried once more.
 */
export function openPools(url: string, limits: DatabaseLimits, watch: OutageWatch) {
  const half = Math.ceil(limits.poolSize / 2);

  const reads = openPool(url, half, limits, watch.failed);
  const writes = openPool(url, limits.poolSize - half, limits, watch.failed);

  /** Sends a statement; throws a `DatabaseUnavailable` where no result came. */
  async function send(to: { query: Query }, ...statement: Parameters<Query>): Promise<QueryResult> {
    try {
      const result = await to.query(...statement);
      watch.answered();
      return result;
    } catch (error) {
      throw watch.failed(error) ?? error;
    }
  }

  const query: Query = async (config, values) => {
    if (!READ.test(config.text)) return await send(writes, config, values);
    try {
      return await send(reads, config, values);
    } catch (error) {
      if (watch.failed(error)?.kind !== 'broken') throw error;
      await wait(RETRY_MILLISECONDS);
      return await send(reads, config, values);
    }
  };

  /** Drizzle's own keeps the connection for ever where `begin` fails. */
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await writes.connect().catch((error: unknown) => {
      throw watch.failed(error) ?? error;
    });
    let lost: Error | undefined;
    const guarded: Query = async (statement, values) => {
      // Nothing can follow, a rollback neither: it would wait as long once more.
      if (lost !== undefined) throw lost;
      try {
        return await send(client, statement, values);
      } catch (error) {
        const failure = watch.failed(error);
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
