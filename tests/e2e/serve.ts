import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from '../../scripts/support/site.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { outboxNote } from './outbox.ts';

// The server of an e2e run: built as `npm start` builds it, on data that nobody else uses. The
// embedded database, as visitors of a first start have it; E2E_DATABASE=postgres takes PostgreSQL.
const database = process.env['E2E_DATABASE'] === 'postgres' ? await startPostgres() : undefined;
if (database !== undefined && 'missing' in database) throw new Error(database.missing);

const site = await startSite(
  'scripts/start.ts',
  Number(process.env['PORT']),
  database === undefined ? {} : { DATABASE_URL: database.url, SEED_DEMO: 'true' },
);
await writeFile(outboxNote(Number(process.env['PORT'])), join(site.dataDir, 'outbox'));
console.log(`Serving ${site.origin}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void site
      .stop()
      .then(() => database?.stop())
      .then(() => process.exit(0));
  });
}
