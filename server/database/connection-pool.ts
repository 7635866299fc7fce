import { Client, Pool, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { CONNECT_MILLISECONDS, type DatabaseLimits } from './limits.ts';

/** Longest wait for a connection to become free: a rush for the seats of an activity takes a while. */
const QUEUE_MILLISECONDS = 10_000;

/** The pool has one limit for both waits, and passes it on. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  }
}

/** Where the database's own limit doesn't end a statement, it stands still. */
const SILENCE_MILLISECONDS = 1000;

/** What Drizzle calls of a connection. */
export type Query = (query: QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/**
 * Opens a pool of at most `max` connections with these limits.
 * @param failed hears of connections that break
 */
export function openPool(
  url: string,
  max: number,
  limits: DatabaseLimits,
  failed: (error: unknown) => unknown,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    keepAlive: true,
    Client: QuickClient,
    connectionTimeoutMillis: QUEUE_MILLISECONDS,
    statement_timeout: limits.statement * 1000,
    lock_timeout: limits.lock * 1000,
    idle_in_transaction_session_timeout: limits.idleTransaction * 1000,
    query_timeout: limits.statement * 1000 + SILENCE_MILLISECONDS,
  });
  // Without a listener, a connection that breaks ends the process: idle ones tell the pool, those
  // in use themselves.
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', failed));
  return pool;
}
