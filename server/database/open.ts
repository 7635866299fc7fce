import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { errorLine } from '../base/safe-error.ts';
import { StartupError } from '../base/startup-error.ts';
import type { ChangeChannel } from './change-channel.ts';
import { openEmbeddedThread, type EmbeddedClient } from './embedded-thread.ts';
import { refuseUnknownMigrations } from './known-migrations.ts';
import type { OutageListener } from './outage.ts';
import * as schema from './schema.ts';

/** Embedded or PostgreSQL database. Inside `transaction`, use only the passed `tx`. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface PoolState {
  total: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** Registers a listener for lost and restored connections; absent for the embedded database. */
  onOutage?: (listener: OutageListener) => void;
  /** Returns the state of the connection pool; absent for the embedded database. */
  pool?: () => PoolState;
  /** Notifies other processes that share the database; absent for the embedded database. */
  changes?: ChangeChannel;
}

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Meaning of the SQLSTATEs of a refused connection. */
const SQLSTATES: Readonly<Record<string, string>> = {
  '28000': 'access is not allowed',
  '28P01': 'wrong user or password',
  '3D000': 'no such database',
  '53300': 'too many connections',
};

/** Returns a short reason why a database can't be opened, without its address. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (!(error instanceof Error && 'code' in error)) return errorLine(error);
  const code = String(error.code);
  const meaning = SQLSTATES[code];
  return meaning === undefined ? code : `${meaning}, ${code}`;
}

/** Settings of the embedded database. Checkpoints remove the log of earlier writes instead of keeping it. */
const SETTINGS = ['shared_buffers=16MB', 'min_wal_size=32MB', 'wal_recycle=off'];

/** Opens the embedded database in a folder without preparing it. */
export async function startPglite(folder: string): Promise<EmbeddedClient> {
  const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((set) => ['-c', set])];
  return await openEmbeddedThread(folder, startParams);
}

/** Wraps an embedded database in Drizzle. Drizzle uses no method of PGlite that `EmbeddedClient` lacks. */
export function drizzleEmbedded(client: EmbeddedClient): PgliteDatabase<typeof schema> {
  return drizzlePglite(client as PGlite, { schema });
}

/** Migrates and wraps an embedded database. `prepare` seeds an empty database. */
export async function wrapPglite(
  client: EmbeddedClient,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const db = drizzleEmbedded(client);
  await refuseUnknownMigrations(db, migrationsFolder, `in ${client.dataDir ?? 'memory'}`);
  await migratePglite(db, { migrationsFolder });
  await prepare(db);
  return { db, close: () => client.close() };
}

/**
 * Opens the embedded database in `folder` (absolute; the caller holds the lock of the data folder). Creates
 * a new database under a temporary name and renames the complete database, so that an interrupted start
 * leaves no incomplete one. Throws a `StartupError` if the database can't be opened.
 */
export async function openEmbedded(
  folder: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  let client: EmbeddedClient;
  try {
    if (!existsSync(folder)) {
      const unfinished = `${folder}.new`;
      await rm(unfinished, { recursive: true, force: true });
      const fresh = await startPglite(unfinished);
      await fresh.close();
      await rename(unfinished, folder);
    }
    client = await startPglite(folder);
  } catch (error) {
    throw new StartupError(`The database in ${folder} can't be opened (${reason(error)}).`);
  }
  const opened = await wrapPglite(client, prepare);
  await client.query('checkpoint');
  return opened;
}
