import { requestBackup } from './backup/requests.ts';
import { describeBackup } from './backup/describe.ts';
import { readEnvironment } from './environment.ts';
import { oneLine, StartFailure } from './start-failure.ts';

// `npm run backup`: writes database and files into BACKUP_DIR while the site runs.

try {
  const { databaseUrl, dataDir, backup, bucket } = readEnvironment(process.env);
  const { dir: target, key: secret, keep } = backup;
  const { openDataFolder } = await import('./data-folder.ts');
  const exclusive = databaseUrl === undefined;
  const folder = await openDataFolder(dataDir, { exclusive }).catch((error: unknown) => {
    const busy = error instanceof StartFailure && error.message.includes('another process');
    if (busy) return undefined;
    throw error;
  });
  if (folder === undefined) console.log(await requestBackup(dataDir, { target, keep }));
  else {
    const { openUnprepared } = await import('./database/open-unprepared.ts');
    const { writeBackup } = await import('./backup/write-backup.ts');
    const { openStore } = await import('./store/open-store.ts');
    try {
      const database = await openUnprepared(databaseUrl, folder, { create: false });
      const store = await openStore(bucket, folder);
      const options = { db: database.db, store, target, secret, keep, now: new Date() };
      try {
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
