/** How a database failed to answer. */
type Kind =
  /** The connection is gone, or can't be made. */
  | 'broken'
  /** Nothing came back in time: it may stand still. */
  | 'silent'
  /** It works, but a lock, a statement or the queue before it took too long. */
  | 'busy'
  /** It can store nothing: its disk is full or broken. */
  | 'full';

/** The database gave no result; the same call may succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly kind: Kind;
  /** SQLSTATE, system error or the driver's words, for the log; never a query or its values. */
  readonly reason: string;

  constructor(kind: Kind, reason: string, cause: unknown) {
    super(`the database is ${kind} (${reason})`, { cause });
    this.kind = kind;
    this.reason = reason;
  }

  /** Whether its connection is of no use any more; else it continues to answer other calls. */
  get losesConnection(): boolean {
    return this.kind === 'broken' || this.kind === 'silent';
  }
}

/** SQLSTATEs and system errors. 25006: connected to a stand-by server, after a fail-over. */
const CODES: readonly [RegExp, Kind][] = [
  [/^(08...|57P0[1-4]|25P03|25006|53300)$/, 'broken'],
  [/^(ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'broken'],
  [/^ETIMEDOUT$/, 'silent'],
  [/^(57014|55P03|40001|40P01)$/, 'busy'],
  [/^(53100|58030)$/, 'full'],
];

/** The driver's own failures have no code. */
const WORDS: readonly [RegExp, Kind][] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^(Query read timeout|timeout expired)$|due to connection timeout$/, 'silent'],
  [/^Connection terminated|not queryable$|^Cannot use a pool after/, 'broken'],
];

function kindIn(table: readonly [RegExp, Kind][], text: string): Kind | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}

/** Recognises what the driver throws where the database didn't answer; undefined: another failure. */
export function unavailability(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  // Where a name has several addresses, each was tried.
  if (error instanceof AggregateError) return unavailability(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const reason = 'code' in error ? String(error.code) : error.message;
  const kind = kindIn('code' in error ? CODES : WORDS, reason);
  return kind && new DatabaseUnavailable(kind, reason, error);
}

/**
 * The `DatabaseUnavailable` among the causes of an error: Drizzle wraps what a query throws. Of the
 * embedded database, which has no connection to lose, it is made here.
 */
export function unavailableCause(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return undefined;
  const found = unavailability(error);
  return found?.kind === 'full' ? found : unavailableCause(error.cause);
}
