import { Client, Pool, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { CONNECT_MILLISECONDS, type DatabaseLimits } from './limits.ts';

/** Maximum wait for a free connection; long enough for bursts, such as the sign-up for an activity. */
const QUEUE_MILLISECONDS = 10_000;

/** Client with the connect timeout; the pool would pass the timeout for a free connection. */
class ConnectTimeoutClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  }
}

/** Additional wait of the client after `statement_timeout`, for a server that doesn't respond. */
const QUERY_TIMEOUT_MARGIN_MILLISECONDS = 1000;

/** The part of a connection that Drizzle uses. */
export type Query = (query: QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/**
 * Opens a pool of at most `max` connections with these limits.
 * @param onError receives the errors of broken connections
 */
export function openPool(
  url: string,
  max: number,
  limits: DatabaseLimits,
  onError: (error: unknown) => unknown,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    keepAlive: true,
    Client: ConnectTimeoutClient,
    connectionTimeoutMillis: QUEUE_MILLISECONDS,
    statement_timeout: limits.statement * 1000,
    lock_timeout: limits.lock * 1000,
    idle_in_transaction_session_timeout: limits.idleTransaction * 1000,
    query_timeout: limits.statement * 1000 + QUERY_TIMEOUT_MARGIN_MILLISECONDS,
  });
  // An unhandled `error` event would end the process. Idle connections report to the pool, connections in
  // use emit the event themselves.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
