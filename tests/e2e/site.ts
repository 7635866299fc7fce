import { type Site, startSite } from '../../scripts/support/site.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { noteDataFolder } from './outbox.ts';

/** The data folder with demo content that a run was given (`template.ts`). */
export function template(): string {
  const folder = process.env['DEMO_DATA'];
  if (folder === undefined) throw new Error('The run has made no template of the data');
  return folder;
}

/** Demo content in PostgreSQL, which is started for it, instead of the embedded database. */
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
 * Starts a worker's own server, on a port and data of its own: the embedded database, as visitors of
 * a first start have it; `E2E_DATABASE=postgres` takes PostgreSQL.
 */
export async function workerSite(): Promise<Site> {
  const postgres = process.env['E2E_DATABASE'] === 'postgres';
  const site = await (postgres ? onPostgres() : startSite({ template: template() }));
  noteDataFolder(site.origin, site.dataDir);
  return site;
}
