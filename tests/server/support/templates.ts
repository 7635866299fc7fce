import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { usePglite } from '../../../server/database/open.ts';
import { seed } from '../../../server/database/seed.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { newDataDir, spawnServer, stopServer } from './server-process.ts';
import type { DemoCopy, OpenForTest } from './test-api.ts';

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

/** What is in memory outlives no crash: its log needn't either, nor keep what a checkpoint has written. */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['full_page_writes=off', 'wal_recycle=off', 'min_wal_size=32MB'].flatMap((set) => ['-c', set]),
];

async function dump(client: PGlite, path: string): Promise<void> {
  await client.waitReady;
  await client.exec('checkpoint');
  const content = await client.dumpDataDir('none');
  await writeFile(path, Buffer.from(await content.arrayBuffer()));
  await client.close();
}

async function load(path: string): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([await readFile(path)]), startParams });
}

/** A database in memory that nothing was ever written to: without a table. */
export async function emptyDatabase(): Promise<PGlite> {
  return await load(await template('empty.tar', (path) => dump(new PGlite({ startParams }), path)));
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

/** A database in memory with the demo content, and what it was copied with. */
async function demoDatabase(): Promise<{ client: PGlite; copy: DemoCopy }> {
  const path = await template('demo', async (folder) => {
    const files = join(folder, 'files');
    await mkdir(files, { recursive: true });
    const now = new Date();
    const client = await migratedDatabase();
    const content = { incoming: files, store: folderStore({ files }), demo: true, now };
    await usePglite(client, (db) => seed(db, content));
    await dump(client, join(folder, 'database.tar'));
    await writeFile(join(folder, 'now'), now.toISOString());
  });
  const now = new Date(await readFile(join(path, 'now'), 'utf8'));
  return {
    client: await load(join(path, 'database.tar')),
    copy: { now, files: join(path, 'files') },
  };
}

/** Opens the embedded database in memory for a test. */
export const embedded: OpenForTest = async (prepare, demo) => {
  if (!demo) return await usePglite(await migratedDatabase(), prepare);
  const { client, copy } = await demoDatabase();
  return { ...(await usePglite(client, nothing)), copy };
};

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
