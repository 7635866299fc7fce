/** How much of the database a server takes, and how long it waits for it; times in seconds. */
export interface DatabaseLimits {
  /** Connections for statements; one more hears what other processes change. */
  poolSize: number;
  /** For one statement. */
  statement: number;
  /** For a lock that somebody else holds. */
  lock: number;
  /** For the next statement of a transaction that has begun. */
  idleTransaction: number;
}

/** Longest wait for a new connection to be made. */
export const CONNECT_MILLISECONDS = 5000;

/** Limits that fit a server of 2 cores and a database that others use too. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  poolSize: 10,
  statement: 5,
  lock: 3,
  idleTransaction: 10,
};
