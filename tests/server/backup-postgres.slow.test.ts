import { afterAll, describe, it } from 'vitest';
import { backupTests } from './support/backup-tests.ts';
import { createDatabase, startPostgres } from './support/postgres.ts';
import { newDataDir } from './support/server-process.ts';

describe('an encrypted backup of PostgreSQL', async () => {
  const database = await startPostgres();
  if ('missing' in database) {
    it.skip(`is written and restored (${database.missing})`, () => undefined);
    return;
  }
  afterAll(() => database.stop());
  let made = 0;
  backupTests(
    async () => {
      made += 1;
      const url = await createDatabase(database, `place_${made}`);
      return { DATA_DIR: await newDataDir(), DATABASE_URL: url };
    },
    { BACKUP_KEY: 'a secret that is long enough' },
  );
});
