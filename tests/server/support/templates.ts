import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { matchStore } from '../../../server/files/match-store.ts';
import { wrapPglite } from '../../../server/database/open.ts';
import { users } from '../../../server/database/schema.ts';
import { seed } from '../../../server/demo/seed.ts';
import { demoLogins } from '../../../server/demo/users.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { makePictureCopy } from '../../../server/files/uploads/picture-copies.ts';
import { migrateUntil } from './migrate-until.ts';
import type { DemoCopy, OpenForTest } from './open-for-test.ts';
import { quickHash } from './quick-hash.ts';

// An embedded database takes seconds to make and a fraction of that to copy. Each kind is made once a
// run, by the first test that needs it.

const nothing = () => Promise.resolve();

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

/** Opens a copy of a database: in memory, or in a folder. */
async function load(path: string, dataDir?: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(path)]);
  return dataDir === undefined
    ? await PGlite.create({ loadDataDir, startParams })
    : await PGlite.create({ loadDataDir, dataDir });
}

/** A database in memory that nothing was ever written to: without a table. */
async function emptyDatabase(): Promise<PGlite> {
  return await load(await template('empty.tar', (path) => dump(new PGlite({ startParams }), path)));
}

/** The file of a database of an earlier release, whose last migration has this name. */
function earlierTemplate(migration: string): Promise<string> {
  return template(`until-${migration}.tar`, async (path) => {
    const client = await emptyDatabase();
    await migrateUntil(client, migration);
    await dump(client, path);
  });
}

/** A database in memory, empty, of the release whose last migration has this name. */
export async function earlierDatabase(migration: string): Promise<PGlite> {
  return await load(await earlierTemplate(migration));
}

/** The file of a database with the tables of the present release, empty. */
function migratedTemplate(): Promise<string> {
  return template('migrated.tar', async (path) => {
    const client = await emptyDatabase();
    await wrapPglite(client, nothing);
    await dump(client, path);
  });
}

/** A database in memory with the tables of the present release, empty. */
export async function migratedDatabase(): Promise<PGlite> {
  return await load(await migratedTemplate());
}

/** The folder of a database with the demo content, of its files, and of when it was written. */
function demoTemplate(): Promise<string> {
  return template('demo', async (folder) => {
    const files = join(folder, 'files');
    await mkdir(files, { recursive: true });
    const now = new Date();
    const client = await migratedDatabase();
    const content = { incoming: files, store: folderStore({ files }), demo: true, now };
    await wrapPglite(client, async (db) => {
      await seed(db, content);
      for (const { username, password } of demoLogins) {
        if (password === null) continue;
        const account = eq(users.phone, username);
        await db
          .update(users)
          .set({ passwordHash: quickHash(password) })
          .where(account);
      }
    });
    await dump(client, join(folder, 'database.tar'));
    await writeFile(join(folder, 'now'), now.toISOString());
  });
}

/** A database in memory with the demo content, and what it was copied with. */
export async function demoDatabase(): Promise<{ client: PGlite; copy: DemoCopy }> {
  const path = await demoTemplate();
  const now = new Date(await readFile(join(path, 'now'), 'utf8'));
  return {
    client: await load(join(path, 'database.tar')),
    copy: { now, files: join(path, 'files') },
  };
}

/** Opens the embedded database in memory for a test. */
export const embedded: OpenForTest = async (prepare, demo) => {
  if (!demo) return await wrapPglite(await migratedDatabase(), prepare);
  const { client, copy } = await demoDatabase();
  return { ...(await wrapPglite(client, nothing)), copy };
};

/** One database in memory, empty, for the servers that a file opens one after the other. */
export async function sharedDatabase(): Promise<{ open: OpenForTest; close: () => Promise<void> }> {
  const opened = await wrapPglite(await migratedDatabase(), nothing);
  return {
    open: async (prepare) => {
      await prepare(opened.db);
      return { ...opened, close: nothing };
    },
    close: opened.close,
  };
}

/** Makes a data folder of a database and its files, as a server leaves it after its first start. */
async function makeDataDir(
  path: string,
  { database, copied, demo }: { database: string; copied?: string; demo: boolean },
): Promise<void> {
  const files = join(path, 'files');
  await mkdir(files, { recursive: true });
  if (copied !== undefined) await cp(copied, files, { recursive: true });
  const store = folderStore({ files });
  const client = await load(database, join(path, 'database'));
  const now = new Date();
  const { db, close } = await wrapPglite(client, async (prepared) => {
    await matchStore(prepared, store, `in ${path}`);
    await seed(prepared, { incoming: files, store, demo, now });
  });
  // Every server that is started on a copy would begin to make them.
  while (await makePictureCopy({ db, store, incoming: files, now }));
  await close();
}

/** A copy of a data folder, which goes with the templates at the end of the run. */
async function copyOf(made: string): Promise<string> {
  const folder = join(await mkdtemp(join(inject('templates'), 'copy-')), 'data');
  await cp(made, folder, { recursive: true });
  return folder;
}

/** A data folder as a server leaves it that was started with the demo content and stopped. */
export async function demoDataDir(): Promise<string> {
  const make = async (path: string) => {
    const demo = await demoTemplate();
    const database = join(demo, 'database.tar');
    await makeDataDir(path, { database, copied: join(demo, 'files'), demo: true });
  };
  return await copyOf(await template('demo-data', make));
}

/** The same without the demo content, which a server opens faster. */
export async function emptyDataDir(): Promise<string> {
  const make = async (path: string) =>
    makeDataDir(path, { database: await migratedTemplate(), demo: false });
  return await copyOf(await template('empty-data', make));
}

/** A data folder with a database that has no tables yet. */
export async function unpreparedDataDir(): Promise<string> {
  const folder = join(await mkdtemp(join(inject('templates'), 'copy-')), 'data');
  await mkdir(folder);
  const path = await template('empty.tar', (made) => dump(new PGlite({ startParams }), made));
  const client = await load(path, join(folder, 'database'));
  await client.close();
  return folder;
}
