import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { usePglite, type OpenDatabase } from '../../../server/database/open.ts';
import { newDataDir, spawnServer, stopServer } from './server-process.ts';
import type { OpenForTest } from './test-api.ts';

// An embedded database takes seconds to make and a fraction of that to copy. Each kind is made once a
// run, by the first test that needs it.

/** The path of a template, which `make` makes at the path that it is given unless it is there. */
async function template(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('templates'), name);
  if (existsSync(path)) return path;
  const own = await mkdtemp(`${path}-`);
  await make(join(own, name));
  // The other worker may have made it meanwhile: one is as good as the other.
  if (!existsSync(path)) await rename(join(own, name), path).catch(() => undefined);
  await rm(own, { recursive: true });
  return path;
}

async function dump(client: PGlite, path: string): Promise<void> {
  await client.waitReady;
  const content = await client.dumpDataDir('none');
  await writeFile(path, Buffer.from(await content.arrayBuffer()));
  await client.close();
}

async function load(path: string): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([await readFile(path)]) });
}

/** A database in memory that nothing was ever written to: without a table. */
export async function emptyDatabase(): Promise<PGlite> {
  return await load(await template('empty.tar', (path) => dump(new PGlite(), path)));
}

const nothing = () => Promise.resolve();

/** A database in memory with the tables of the present release, empty. */
export async function migratedDatabase(): Promise<PGlite> {
  const make = async (path: string) => {
    const client = await emptyDatabase();
    await usePglite(client, nothing);
    await dump(client, path);
  };
  return await load(await template('migrated.tar', make));
}

/** Opens the embedded database in memory for a test. */
export const embedded: OpenForTest = async (prepare): Promise<OpenDatabase> =>
  await usePglite(await migratedDatabase(), prepare);

/** A data folder as a server leaves it that was started with the demo content and stopped. */
export async function demoDataDir(): Promise<string> {
  const made = await template('demo-data', async (path) => {
    const server = spawnServer({ DATA_DIR: path });
    await server.listening;
    await stopServer(server);
  });
  const folder = await newDataDir();
  await cp(made, folder, { recursive: true });
  return folder;
}
