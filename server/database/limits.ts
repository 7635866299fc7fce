/** How much of the database a server takes, and how long it waits for it; times in seconds. */
export interface DatabaseLimits {
  /** Connections. */
  poolSize: number;
  /** For one statement. */
  statement: number;
  /** For a lock that somebody else holds. */
  lock: number;
  /** For the next statement of a transaction that has begun. */
  idleTransaction: number;
}

/** Limits that fit a server of 2 cores and a database that others use too. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  poolSize: 10,
  statement: 5,
  lock: 3,
  idleTransaction: 10,
};
