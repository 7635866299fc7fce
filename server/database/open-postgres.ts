import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartupError } from '../base/startup-error.ts';
import { openChangeChannel } from './change-channel.ts';
import { refuseUnknownMigrations } from './known-migrations.ts';
import { DEFAULT_LIMITS, START_CONNECT_MILLISECONDS, type DatabaseLimits } from './limits.ts';
import { migrationsFolder, reason, type Database, type OpenDatabase } from './open.ts';
import { watchOutages } from './outage.ts';
import { reportWarning } from '../base/process-log.ts';
import { openPools } from './pools.ts';
import * as schema from './schema.ts';

/** Key of the advisory lock for preparation; the same in all processes that share a database. */
export const PREPARATION_LOCK = 7_145_201;

/** Statements that disable the role's timeouts; migrations and seeding can take long. */
const NO_LIMITS =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Acquires the preparation lock; logs a warning before waiting for another process. */
export async function acquirePreparationLock(client: Client, place: string): Promise<void> {
  const statement = 'select pg_try_advisory_lock($1) as taken';
  const { rows } = await client.query<{ taken: boolean }>(statement, [PREPARATION_LOCK]);
  if (rows[0]?.taken) return;
  reportWarning(`Waiting: another process is preparing the database at ${place}.`);
  await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
}

/** Migrates and seeds on a dedicated connection; the end of the connection releases the lock. */
async function prepareDatabase(
  url: string,
  place: string,
  prepare: (db: Database) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: START_CONNECT_MILLISECONDS,
  });
  // An unhandled `error` event would end the process; the running statement throws the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(NO_LIMITS);
    await acquirePreparationLock(client, place);
    const db = drizzle(client, { schema });
    await refuseUnknownMigrations(db, migrationsFolder, `at ${place}`);
    await migrate(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await client.end();
  }
}

/**
 * Opens PostgreSQL at `url`. Processes that start at the same time prepare the database one after the other.
 * Throws a `StartupError` if the database can't be used; its message omits the password.
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void>,
  limits: DatabaseLimits = DEFAULT_LIMITS,
): Promise<OpenDatabase> {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  try {
    await prepareDatabase(url, place, prepare);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `DATABASE_URL: the database at ${place} can't be used (${reason(error)}).`,
    );
  }
  const watch = watchOutages();
  const { db, close: closePools, state } = openPools(url, limits, watch);
  const changes = openChangeChannel(url);
  const close = async () => {
    await changes.close();
    await closePools();
  };
  return { db, onOutage: watch.listen, pool: state, changes, close };
}
