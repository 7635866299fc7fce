import { randomUUID } from 'node:crypto';
import { StartupError } from '../base/startup-error.ts';
import { itemsOf, UNFINISHED, type FileStore } from '../store/file-store.ts';
import { knownIds } from './uploads/known-ids.ts';
import type { Database } from '../database/open.ts';
import { deployment, files } from '../database/schema.ts';

/** Returns the database's identifier; creates it on first use. */
async function identify(db: Database): Promise<string> {
  await db.insert(deployment).values({ id: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select().from(deployment);
  if (row === undefined) throw new Error('the database has no identifier');
  return row.id;
}

/** Returns the error for a store that can't be used with the database with this identifier. */
function refusal(store: FileStore, id: string, reason: string): StartupError {
  const [name = ''] = store.setting.split('=');
  const what = name === 'DATA_DIR' ? 'folder' : 'bucket';
  return new StartupError(
    `${store.setting}: ${reason} Correct ${name} or DATABASE_URL; to use this ${what} with this database anyway, write ${id} into ${store.identifier}.`,
  );
}

const foreign = (place: string) => `belongs to another database than the one ${place}.`;

/**
 * Checks that files and database belong together, because the clean-up would remove the files of another
 * database. Both contain the database's identifier. A store without an identifier is accepted if at least
 * half of its files are in the database, and at least half of the database's files are in the store.
 * Otherwise, throws a `StartupError` with instructions.
 * @param place location of the database, for messages to the operator
 * @returns the database's identifier
 */
export async function checkStoreOwner(
  db: Database,
  store: FileStore,
  place: string,
): Promise<string> {
  const id = await identify(db);
  const owner = await store.owner();
  if (owner === id) return id;
  if (owner !== undefined) throw refusal(store, id, foreign(place));
  const names = (await itemsOf(store))
    .map((item) => item.name)
    .filter((item) => !item.endsWith(UNFINISHED));
  const { size: known } = await knownIds(db, names);
  const rows = await db.$count(files);
  if (known * 2 < Math.max(names.length, rows)) {
    throw refusal(
      store,
      id,
      `its ${names.length} files and the ${rows} files of the database ${place} have only ${known} in common.`,
    );
  }
  return id;
}

/**
 * Checks that files and database belong together, and writes the database's identifier to a store without
 * one.
 */
export async function claimStore(db: Database, store: FileStore, place: string): Promise<void> {
  const id = await checkStoreOwner(db, store, place);
  await store.claim(id);
  if ((await store.owner()) !== id) throw refusal(store, id, foreign(place));
}
