import { afterAll, describe, it } from 'vitest';
import { backupTests } from './support/backup-tests.ts';
import { startPostgres, type RunningPostgres } from './support/postgres.ts';
import { newDataDir } from './support/server-process.ts';

describe('a sealed backup of PostgreSQL', async () => {
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
      const url = await emptyDatabase(database, `place_${made}`);
      return { DATA_DIR: await newDataDir(), DATABASE_URL: url };
    },
    { BACKUP_KEY: 'a secret that is long enough' },
  );
});

async function emptyDatabase({ url }: RunningPostgres, name: string): Promise<string> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
