import { describe } from 'vitest';
import { backupTests } from './support/backup-tests.ts';
import { newDataDir } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

describe('a backup of the embedded database', () => {
  backupTests(
    async () => ({ DATA_DIR: await newDataDir() }),
    {},
    async () => ({ DATA_DIR: await demoDataDir() }),
  );
});
