/** Connections and timeouts (seconds) of a server's database access. */
export interface DatabaseLimits {
  /** Connections for statements; the change channel has one more. */
  poolSize: number;
  /** Timeout of a statement. */
  statement: number;
  /** Timeout of a wait for a lock. */
  lock: number;
  /** Timeout between two statements of a transaction. */
  idleTransaction: number;
}

export const CONNECT_MILLISECONDS = 5000;

/** Connect timeout at start: no request is waiting, and the database may still be starting. */
export const START_CONNECT_MILLISECONDS = 30_000;

/** Defaults for a server with two cores and a database shared with other programs. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  poolSize: 10,
  statement: 5,
  lock: 3,
  idleTransaction: 10,
};
