import type { DataFolder } from '../base/data-folder.ts';
import { checkStoreOwner } from '../files/store-owner.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openEmbedded, type OpenDatabase } from '../database/open.ts';
import { seed } from '../demo/seed.ts';
import type { Environment } from './environment.ts';
import type { FileStore } from '../store/file-store.ts';

/** Returns the location of the database for messages to the operator, without the password. */
export function databasePlace({ databaseUrl }: Environment, folder: DataFolder): string {
  if (databaseUrl === undefined) return `in ${folder.database}`;
  const { host, pathname } = new URL(databaseUrl);
  return `at ${host}${pathname}`;
}

/**
 * Opens, prepares and seeds the configured database. Throws a `StartupError` if the data folder belongs to
 * another database.
 */
export async function openDatabase(
  environment: Environment,
  folder: DataFolder,
  store: FileStore,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseLimits, seedDemo: demo } = environment;
  const prepare = async (db: OpenDatabase['db']) => {
    await checkStoreOwner(db, store, databasePlace(environment, folder));
    await seed(db, { incoming: folder.files, store, demo, now: new Date() });
  };
  return databaseUrl === undefined
    ? await openEmbedded(folder.database, prepare)
    : await openPostgres(databaseUrl, prepare, databaseLimits);
}
