import { rm } from 'node:fs/promises';
import { readEnvironment } from './environment.ts';
import { oneLine } from '../base/startup-error.ts';

// `npm run restore -- <backup>`: restores a backup into the configured empty database and data folder,
// after checking the whole backup. `--replaces` takes the data folder or bucket of the site that the
// restored site replaces: accounts that were closed on the replaced site are closed again.

/** Returns the warning that no list of closed accounts was found. */
const noClosures = (replaces: string | undefined) =>
  replaces === undefined
    ? 'No record of closed accounts was found: accounts that were closed after the backup are open again. Restore with --replaces to close them.'
    : `${replaces} lists no closed accounts. If an account was closed after the backup, this isn't the data folder of the replaced site.`;
const NOT_RESTORED =
  'Not restored: sessions, tickets, codes and recovery codes. Passwords, contacts, permissions and disabled accounts are those of the backup.';

/** Returns the bucket of an address of the form `s3://name`. */
function bucketAt(address: string) {
  const isBucket = address.startsWith('s3://');
  return readEnvironment({ ...process.env, FILE_STORE: isBucket ? address : 'folder' }).bucket;
}

try {
  const { databaseUrl, dataDir, backup, bucket } = readEnvironment(process.env);
  const { backupAddress } = await import('../ops/backup/place.ts');
  const { backupAt } = await import('../ops/backup/open-place.ts');
  const { checkedBackup, requireEmptyDatabase, requireEmptyStore, restoreBackup } =
    await import('../ops/backup/restore-backup.ts');
  const { migrationsUntil } = await import('../database/known-migrations.ts');
  const { migrationsFolder } = await import('../database/open.ts');
  const { openUnprepared } = await import('../database/open-unprepared.ts');
  const { openDataFolder } = await import('../base/data-folder.ts');
  const { applyClosures } = await import('../ops/backup/apply-closures.ts');
  const { closuresAt } = await import('../ops/backup/closures-at.ts');
  const { openStore } = await import('../store/open-store.ts');
  const [address = '', replaces] = process.argv.slice(2);
  const from = await backupAt(backupAddress(address), backup.s3);
  const checked = await checkedBackup(from, backup.key);
  const migrations = await migrationsUntil(migrationsFolder, checked.manifest.migration);
  const folder = await openDataFolder(dataDir, { exclusive: databaseUrl === undefined });
  try {
    const store = await openStore(bucket, folder);
    await requireEmptyStore(store);
    const replaced = replaces === undefined ? [] : await closuresAt(replaces, bucketAt(replaces));
    const database = await openUnprepared(databaseUrl, folder, { create: true });
    const place = { incoming: folder.files, store };
    let complete = false;
    try {
      await database.migrate(migrations);
      await requireEmptyDatabase(database.db, database.place);
      const { rows, files, wrong } = await restoreBackup(database.db, place, from, checked);
      complete = true;
      console.log(`Restored ${rows} rows and ${files} files, as of ${checked.manifest.createdAt}.`);
      if (wrong.length > 0)
        console.warn(`${wrong.length} files differ from the database: ${wrong[0]} …`);
      for (const id of replaced) await store.recordClosure(id);
      const closed = await applyClosures(database, store, new Date());
      if (closed === undefined) console.warn(noClosures(replaces));
      else
        console.log(`Accounts that were closed after the backup and are closed again: ${closed}.`);
      console.log(NOT_RESTORED);
    } finally {
      await database.close();
      // A partial embedded database would prevent the next attempt.
      if (!complete && databaseUrl === undefined) await rm(folder.database, { recursive: true });
    }
  } finally {
    folder.release();
    await rm(migrations, { recursive: true });
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
