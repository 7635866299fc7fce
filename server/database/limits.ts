/** Connections and timeouts (seconds) of a server's database access. */
export interface DatabaseLimits {
  /** Connections for statements; the change channel has one more. */
  poolSize: number;
  /** Per statement. */
  statement: number;
  /** Per wait for a lock. */
  lock: number;
  /** Between two statements of a transaction. */
  idleTransaction: number;
}

export const CONNECT_MILLISECONDS = 5000;

/** At start no request waits, and a database that starts at the same time may be slow to respond. */
export const START_CONNECT_MILLISECONDS = 30_000;

/** Defaults for a server with two cores and a database shared with other programs. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  poolSize: 10,
  statement: 5,
  lock: 3,
  idleTransaction: 10,
};
