import { closeAgain } from '../../account/close-account.ts';
import type { UnpreparedDatabase } from '../../database/open-unprepared.ts';
import { migrationsFolder } from '../../database/open.ts';
import { errorLine } from '../../base/safe-error.ts';
import { StartupError } from '../../base/startup-error.ts';
import type { FileStore } from '../../store/file-store.ts';

/**
 * Closes the accounts of a restored database that a store records as closed, and moves their files to the
 * removed files. Migrates the tables first. Returns how many accounts it closed; undefined if the store
 * records none. Throws a `StartupError` if accounts may have stayed open.
 */
export async function applyClosures(
  { db, migrate }: Pick<UnpreparedDatabase, 'db' | 'migrate'>,
  store: FileStore,
  now: Date,
): Promise<number | undefined> {
  const ids = await store.closures();
  if (ids.length === 0) return undefined;
  let closed = 0;
  try {
    await migrate(migrationsFolder);
    for (const id of ids) {
      const account = await db.transaction((tx) => closeAgain(tx, id, now));
      if (account === undefined) continue;
      await store.moveToRemoved(account.removedFiles, now);
      closed += 1;
    }
  } catch (error) {
    throw new StartupError(
      `Closed accounts may be open again (${errorLine(error)}): delete the restored data, and restore again.`,
    );
  }
  return closed;
}
