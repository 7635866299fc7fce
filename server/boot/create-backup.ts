import { requestBackup } from '../ops/backup/requests.ts';
import { describeBackup } from '../ops/backup/describe.ts';
import { backupAddress, BACKUP_PLACE_RULE, isBackupPlace } from '../ops/backup/place.ts';
import { readEnvironment } from './environment.ts';
import { oneLine, StartupError } from '../base/startup-error.ts';

// `npm run backup`: writes database and files to BACKUP_DIR, or to the location in the argument, while the
// site runs.

try {
  const { databaseUrl, dataDir, backup, bucket } = readEnvironment(process.env);
  const [given] = process.argv.slice(2);
  if (given !== undefined && !isBackupPlace(given))
    throw new StartupError(`--to ${given}: ${BACKUP_PLACE_RULE}.`);
  const { key: secret, limits, s3 } = backup;
  const target = given === undefined ? backup.dir : backupAddress(given);
  // The server would remove the backup as unknown files.
  if (bucket !== undefined && `${target}/`.startsWith(`s3://${bucket.bucket}/`))
    throw new StartupError(`${target}: choose another bucket than that of the files (FILE_STORE).`);
  const { openDataFolder } = await import('../base/data-folder.ts');
  const exclusive = databaseUrl === undefined;
  const folder = await openDataFolder(dataDir, { exclusive }).catch((error: unknown) => {
    const busy = error instanceof StartupError && error.message.includes('another process');
    if (busy) return undefined;
    throw error;
  });
  if (folder === undefined) console.log(await requestBackup(dataDir, { target, limits }));
  else {
    const { openUnprepared } = await import('../database/open-unprepared.ts');
    const { backupPlace } = await import('../ops/backup/open-place.ts');
    const { writeBackup } = await import('../ops/backup/write-backup.ts');
    const { openStore } = await import('../store/open-store.ts');
    try {
      const database = await openUnprepared(databaseUrl, folder, { create: false });
      try {
        const store = await openStore(bucket, folder);
        const place = await backupPlace(target, s3);
        const options = { db: database.db, store, place, secret, limits, now: new Date() };
        console.log(describeBackup(await writeBackup(options)));
      } finally {
        await database.close();
      }
    } finally {
      folder.release();
    }
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
