import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { errorLine } from '../safe-error.ts';
import { StartFailure } from '../start-failure.ts';
import { refuseUnknownMigrations } from './known-migrations.ts';
import * as schema from './schema.ts';

/** The database of either kind; inside `transaction` use only the `tx` that it hands out. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number; it only has to be the same in all processes that share a database. */
const PREPARING = 7_145_201;

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (error instanceof Error && 'code' in error) return String(error.code);
  return errorLine(error);
}

async function startPglite(folder: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  return await PGlite.create({ dataDir: folder, startParams });
}

/**
 * Wraps an embedded database, prepared by the migrations. `prepare` fills what an empty database
 * needs.
 */
export async function usePglite(
  client: PGlite,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
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
  let client: PGlite;
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

/**
 * Opens PostgreSQL at `url`. Processes that start together prepare it one after the other. Throws
 * a `StartFailure` without the password when the database can't be reached.
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  const { host, pathname } = new URL(url);
  try {
    const guard = await pool.connect();
    try {
      await guard.query('select pg_advisory_lock($1)', [PREPARING]);
      const db = drizzlePg(pool, { schema });
      await refuseUnknownMigrations(db, migrationsFolder, `at ${host}${pathname}`);
      await migratePg(db, { migrationsFolder });
      await prepare(db);
      return { db, close: () => pool.end() };
    } finally {
      // Ends the connection, and the lock with it.
      guard.release(true);
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `DATABASE_URL: the database at ${host}${pathname} can't be used (${reason(error)}).`,
    );
  }
}
