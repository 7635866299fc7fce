import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../scripts/support/site.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { expect, test as base } from './fixtures';
import { registerDataFolder } from './outbox';

/** A site with an empty database. */
interface EmptySite {
  missing?: string;
  origin: string;
  databaseUrl: string;
  /** Its data folder. */
  dataDir: string;
}

export const test = base.extend<object, { emptySite: EmptySite }>({
  emptySite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const database = await startPostgres();
      if ('missing' in database) {
        await use({ missing: database.missing, origin: '', databaseUrl: '', dataDir: '' });
        return;
      }
      const variables = { DATABASE_URL: database.url, SEED_DEMO: 'off' };
      const site = await startSite({ variables });
      registerDataFolder(site.origin, site.dataDir);
      await use({ origin: site.origin, databaseUrl: database.url, dataDir: site.dataDir });
      await site.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ emptySite }, use) => {
      await use(emptySite);
    },
    { scope: 'worker' },
  ],
});

/** Its first administrator. */
export const ADMIN = { phone: '13900000009', password: 'Operator-2026' };

/** Runs the operator’s command (docs/operations.md, "First administrator"). */
export async function makeAdministrator({ databaseUrl, dataDir }: EmptySite): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/administrator.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SEED_DEMO: 'off',
      ADMIN_PHONE: ADMIN.phone,
      ADMIN_EMAIL: 'operator@example.org',
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  expect(stdout).toContain('Created administrator 13900000009.');
}
