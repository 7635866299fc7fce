import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { errorLine } from '../base/safe-error.ts';
import { StartFailure } from '../base/start-failure.ts';
import type { ChangeChannel } from './change-channel.ts';
import { openEmbeddedThread, type EmbeddedClient } from './embedded-thread.ts';
import { refuseUnknownMigrations } from './known-migrations.ts';
import type { OutageListener } from './outage.ts';
import * as schema from './schema.ts';

/** The database of either kind; inside `transaction` use only the `tx` that it hands out. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Connections of the database's pool. */
export interface PoolState {
  total: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** Has a listener called when the connection is lost or back; the embedded one has none to lose. */
  onOutage?: (listener: OutageListener) => void;
  /** The connections in use; the embedded one has one. */
  pool?: () => PoolState;
  /** Reaches the other processes that share the database; the embedded one has none. */
  changes?: ChangeChannel;
}

/** Where the migrations lie. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Why a database can't be opened, in a word or two and without its address. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (error instanceof Error && 'code' in error) return String(error.code);
  return errorLine(error);
}

/** Opens the embedded database in a folder as it is. */
export async function startPglite(folder: string): Promise<EmbeddedClient> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  return await openEmbeddedThread(folder, startParams);
}

/** Drizzle on an embedded database: of the client it uses no more than what is declared. */
export function drizzleEmbedded(client: EmbeddedClient): PgliteDatabase<typeof schema> {
  return drizzlePglite(client as PGlite, { schema });
}

/**
 * Wraps an embedded database, prepared by the migrations. `prepare` fills what an empty database
 * needs.
 */
export async function usePglite(
  client: EmbeddedClient,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  // Until then it asks itself for its types.
  await client.waitReady;
  const db = drizzleEmbedded(client);
  await refuseUnknownMigrations(db, migrationsFolder, `in ${client.dataDir ?? 'memory'}`);
  await migratePglite(db, { migrationsFolder });
  await prepare(db);
  return { db, close: () => client.close() };
}

/**
 * Opens the embedded database in `folder` (absolute; the caller holds the data folder's lock).
 * A new one is made beside its place and moved there when it is whole, so that a start that was
 * killed leaves nothing half-written. Throws a `StartFailure` when it can't be opened.
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
    throw new StartFailure(`The database in ${folder} can't be opened (${reason(error)}).`);
  }
  return await usePglite(client, prepare);
}
