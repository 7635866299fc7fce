/** Kind of failure of the database. */
type Kind =
  /** The connection is lost or can't be established. */
  | 'broken'
  /** No response arrived in time; the server may hang. */
  | 'silent'
  /** The database works, but a lock, a statement or the wait for a connection took too long. */
  | 'busy'
  /** The database can't write: its disk is full or broken. */
  | 'full';

/** Error of a database that returned no result; a later retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly kind: Kind;
  /** SQLSTATE, system error or the driver's message, for the log; never a query or its values. */
  readonly reason: string;

  constructor(kind: Kind, reason: string, cause: unknown) {
    super(`the database is ${kind} (${reason})`, { cause });
    this.kind = kind;
    this.reason = reason;
  }

  get losesConnection(): boolean {
    return this.kind === 'broken' || this.kind === 'silent';
  }
}

/** SQLSTATEs and system errors. 25006: connected to a standby server after a failover. */
const CODES: readonly [RegExp, Kind][] = [
  [/^(08...|57P0[1-4]|25P03|25006|53300)$/, 'broken'],
  [/^(ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'broken'],
  [/^ETIMEDOUT$/, 'silent'],
  [/^(57014|55P03|40001|40P01)$/, 'busy'],
  [/^(53100|58030)$/, 'full'],
];

/** Messages of the driver's own errors, which have no code. */
const MESSAGES: readonly [RegExp, Kind][] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^(Query read timeout|timeout expired)$|due to connection timeout$/, 'silent'],
  [/^Connection terminated|not queryable$|^Cannot use a pool after/, 'broken'],
];

function kindIn(table: readonly [RegExp, Kind][], text: string): Kind | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}

/** Converts a driver error that means a missing response; returns undefined for any other error. */
export function unavailability(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  // One error per address of the host; the first one is representative.
  if (error instanceof AggregateError) return unavailability(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const reason = 'code' in error ? String(error.code) : error.message;
  const kind = kindIn('code' in error ? CODES : MESSAGES, reason);
  return kind && new DatabaseUnavailable(kind, reason, error);
}

/**
 * Returns the `DatabaseUnavailable` among the causes of an error (Drizzle wraps errors of queries). For the
 * embedded database, which has no connection to lose, recognizes only a full disk.
 */
export function unavailableCause(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return undefined;
  const found = unavailability(error);
  return found?.kind === 'full' ? found : unavailableCause(error.cause);
}
