import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupTests, command } from './support/backup-tests.ts';
import { newDataDir } from './support/server-process.ts';
import { demoDataDir, emptyDataDir } from './support/templates.ts';

describe('a backup of the embedded database', () => {
  backupTests(
    async () => ({ DATA_DIR: await newDataDir() }),
    {},
    async () => ({ DATA_DIR: await demoDataDir() }),
  );

  // `encrypted-backup.test.ts` tests encrypted backups in detail.
  it('is encrypted and decrypted with the key in the environment', async () => {
    const [DATA_DIR, BACKUP_DIR] = [
      await emptyDataDir(),
      await mkdtemp(join(tmpdir(), 'encrypted-')),
    ];
    const key = 'a secret that is long enough';
    const variables = { DATA_DIR, BACKUP_DIR, BACKUP_KEY: key };
    expect(await command('backup.ts', [], variables)).toContain('Backup ');
    const folder = join(BACKUP_DIR, (await readdir(BACKUP_DIR))[0] ?? '');
    const encoded = (await readFile(join(folder, 'tables/users'))).subarray(0, 2);
    expect(encoded.toString('hex')).not.toBe('1f8b');
    const open = (BACKUP_KEY: string) =>
      command('restore.ts', [folder], { ...variables, BACKUP_KEY });
    expect(await open('')).toContain('BACKUP_KEY="": must be set');
    // The target is checked after the key has decrypted the backup.
    expect(await open(key)).toMatch(/restore into an empty/);
    await rm(BACKUP_DIR, { recursive: true });
  }, 60_000);
});
