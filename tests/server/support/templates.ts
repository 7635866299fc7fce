import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { claimStore } from '../../../server/files/store-owner.ts';
import { wrapPglite } from '../../../server/database/open.ts';
import { users } from '../../../server/database/schema.ts';
import { seed } from '../../../server/demo/seed.ts';
import { demoLogins } from '../../../server/demo/users.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { makePictureCopy } from '../../../server/files/uploads/picture-copies.ts';
import { migrateUntil } from './migrate-until.ts';
import type { DemoCopy, OpenForTest } from './open-for-test.ts';
import { quickHash } from './quick-hash.ts';

// Creating an embedded database takes seconds; copying it is fast. The first test of a run that needs
// a kind of database creates its template.

const nothing = () => Promise.resolve();

/** Returns the path of a template; `make` creates it if it is missing. */
async function template(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('templates'), name);
  if (existsSync(path)) return path;
  const own = await mkdtemp(`${path}-`);
  await make(join(own, name));
  // Another worker may have created the same template meanwhile.
  if (!existsSync(path)) await rename(join(own, name), path).catch(() => undefined);
  await rm(own, { recursive: true });
  return path;
}

/**
 * Settings for a database in memory: it doesn’t survive a crash, so its log is short and not durable.
 */
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

/** Opens a copy of a dumped database, in memory or in a folder. */
async function load(path: string, dataDir?: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(path)]);
  return dataDir === undefined
    ? await PGlite.create({ loadDataDir, startParams })
    : await PGlite.create({ loadDataDir, dataDir });
}

/** An unused database in memory, without tables. */
async function emptyDatabase(): Promise<PGlite> {
  return await load(await template('empty.tar', (path) => dump(new PGlite({ startParams }), path)));
}

/** Returns the file of an earlier release’s database; `migration` is its last one. */
function earlierTemplate(migration: string): Promise<string> {
  return template(`until-${migration}.tar`, async (path) => {
    const client = await emptyDatabase();
    await migrateUntil(client, migration);
    await dump(client, path);
  });
}

/** An empty database in memory of the release with this last migration. */
export async function earlierDatabase(migration: string): Promise<PGlite> {
  return await load(await earlierTemplate(migration));
}

/** The file of an empty database with the current tables. */
function migratedTemplate(): Promise<string> {
  return template('migrated.tar', async (path) => {
    const client = await emptyDatabase();
    await wrapPglite(client, nothing);
    await dump(client, path);
  });
}

/** An empty database in memory with the current tables. */
export async function migratedDatabase(): Promise<PGlite> {
  return await load(await migratedTemplate());
}

/** The folder with the demo’s database, files and time. */
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

/** A database in memory with the demo content, and the data of that copy. */
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

/** An empty database in memory that the servers of a test file open in turn. */
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

/** Creates a data folder with database and files, as a server leaves it after its first start. */
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
    await claimStore(prepared, store, `in ${path}`);
    await seed(prepared, { incoming: files, store, demo, now });
  });
  // Creates the smaller pictures once; otherwise every server on a copy would create them.
  while (await makePictureCopy({ db, store, incoming: files, now }));
  await close();
}

/** Copies a data folder; the copy is deleted with the templates at the end of the run. */
async function copyOf(made: string): Promise<string> {
  const folder = join(await mkdtemp(join(inject('templates'), 'copy-')), 'data');
  await cp(made, folder, { recursive: true });
  return folder;
}

/** A data folder of a stopped server with demo content. */
export async function demoDataDir(): Promise<string> {
  const make = async (path: string) => {
    const demo = await demoTemplate();
    const database = join(demo, 'database.tar');
    await makeDataDir(path, { database, copied: join(demo, 'files'), demo: true });
  };
  return await copyOf(await template('demo-data', make));
}

/** A data folder of a stopped server without demo content, which opens faster. */
export async function emptyDataDir(): Promise<string> {
  const make = async (path: string) =>
    makeDataDir(path, { database: await migratedTemplate(), demo: false });
  return await copyOf(await template('empty-data', make));
}

/** A data folder with a database without tables. */
export async function unpreparedDataDir(): Promise<string> {
  const folder = join(await mkdtemp(join(inject('templates'), 'copy-')), 'data');
  await mkdir(folder);
  const path = await template('empty.tar', (made) => dump(new PGlite({ startParams }), made));
  const client = await load(path, join(folder, 'database'));
  await client.close();
  return folder;
}
