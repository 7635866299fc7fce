import { type Site, startSite } from '../../scripts/support/site.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { registerDataFolder } from './outbox.ts';

/** Returns the data folder with demo content for this run (`template.ts`). */
export function template(): string {
  const folder = process.env['DEMO_DATA'];
  if (folder === undefined) throw new Error('The run has made no template of the data');
  return folder;
}

/** Starts PostgreSQL with demo content instead of the embedded database. */
async function onPostgres(): Promise<Site> {
  const database = await startPostgres();
  if ('missing' in database) throw new Error(database.missing);
  const site = await startSite({ variables: { DATABASE_URL: database.url, SEED_DEMO: 'true' } });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await database.stop();
    },
  };
}

/**
 * Starts a worker’s own server with its own port and data. It uses the embedded database, or
 * PostgreSQL with `E2E_DATABASE=postgres`.
 */
export async function workerSite(): Promise<Site> {
  const postgres = process.env['E2E_DATABASE'] === 'postgres';
  const site = await (postgres ? onPostgres() : startSite({ template: template() }));
  registerDataFolder(site.origin, site.dataDir);
  return site;
}
