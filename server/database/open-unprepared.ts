import { existsSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { DataFolder } from '../base/data-folder.ts';
import { acquirePreparationLock } from './open-postgres.ts';
import { drizzleEmbedded, reason, startPglite, type Database } from './open.ts';
import * as schema from './schema.ts';
import { StartupError } from '../base/startup-error.ts';

/** Database that was opened without migrations and seeding. */
export interface UnpreparedDatabase {
  db: Database;
  /** Location for messages to the operator, without the password. */
  place: string;
  /** Prevents other processes from preparing the database at the same time. */
  lock: () => Promise<void>;
  /** Applies the migrations of a folder. */
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

async function openFolder(path: string): Promise<UnpreparedDatabase> {
  const client = await startPglite(path);
  const db = drizzleEmbedded(client);
  return {
    db,
    place: `in ${path}`,
    // The lock of the data folder excludes other processes.
    lock: () => Promise.resolve(),
    migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
}

async function openServer(url: string): Promise<UnpreparedDatabase> {
  const { host, pathname } = new URL(url);
  const place = `at ${host}${pathname}`;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`DATABASE_URL: the database ${place} can't be used (${reason(error)}).`);
  }
  const db = drizzle(client, { schema });
  return {
    db,
    place,
    lock: () => acquirePreparationLock(client, `${host}${pathname}`),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => client.end(),
  };
}

/**
 * Opens the deployment's database without preparing it. Throws a `StartupError` if PostgreSQL can't be used,
 * if the embedded database doesn't exist, or if it exists although `create` is set.
 */
export async function openUnprepared(
  databaseUrl: string | undefined,
  folder: DataFolder,
  { create }: { create: boolean },
): Promise<UnpreparedDatabase> {
  if (databaseUrl !== undefined) return await openServer(databaseUrl);
  const exists = existsSync(folder.database);
  if (!create && !exists) throw new StartupError(`DATA_DIR=${folder.path}: contains no database.`);
  if (create && exists)
    throw new StartupError(
      `DATA_DIR=${folder.path}: already contains a database; restore into an empty folder.`,
    );
  return await openFolder(folder.database);
}
