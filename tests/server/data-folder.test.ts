import { chown, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '../../server/base/data-folder.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { deployment, files } from '../../server/database/schema.ts';
import { oneLine } from '../../server/base/startup-error.ts';
import { UNFINISHED } from '../../server/store/file-store.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { spawnServer, stopServer } from './support/server-process.ts';
import { emptyDataDir, migratedDatabase } from './support/templates.ts';

const FOREIGN = '2f1a53c4-6e3b-4f0e-9a55-1f8e0c7d9b21';

/** Writes uploads without database records, dated three days ago. */
async function writeUploads(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = new Date(Date.now() - 3 * 86_400_000);
  for (const name of names) {
    const path = join(folder, name);
    await writeFile(path, 'left');
    await utimes(path, written, written);
  }
}

const ids = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(32, '0'));

it('refuses the folder of another database until it is assigned, and then keeps all its files', async () => {
  const DATA_DIR = await emptyDataDir();
  const stored = join(DATA_DIR, 'files');
  const [whole, unfinished] = [ids(12), `${'b'.repeat(32)}${UNFINISHED}`];
  await writeUploads(stored, [...whole, unfinished]);
  await writeFile(join(DATA_DIR, 'deployment-id'), FOREIGN);

  const refused = spawnServer({ DATA_DIR });
  expect(await refused.ended).toBe(1);
  const line = refused.errors().trim();
  expect(line).toContain(`DATA_DIR=${DATA_DIR}: belongs to another database than the one in `);
  expect(line.split('\n')).toHaveLength(1);
  expect((await readdir(stored)).sort()).toEqual([...whole, unfinished]);

  const [, id = ''] = /write (\S+) into/.exec(line) ?? [];
  await writeFile(join(DATA_DIR, 'deployment-id'), id);
  const server = spawnServer({ DATA_DIR });
  await server.listening;
  expect(await stopServer(server)).toBe(0);
  // All complete files stay, and the log reports it.
  expect((await readdir(stored)).sort()).toEqual(whole);
  expect(server.output()).toContain('"refused":12');
  expect(server.output()).toContain('kept files that the database does not contain');
  const folder = join(DATA_DIR, 'removed');
  expect(server.output()).toContain(`"moved":1,"folder":${JSON.stringify(folder)}`);
  const [day = ''] = await readdir(folder);
  expect(await readdir(join(folder, day))).toEqual([unfinished]);
}, 90_000);

let database: OpenDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
});
afterAll(() => database.close());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
  await mkdir(join(dataDir, 'files'));
  return async () => {
    await rm(dataDir, { recursive: true });
    await database.db.delete(files);
    await database.db.delete(deployment);
  };
});

/** The problem of folder and database at start, or undefined if they match. */
const match = () =>
  claimStore(database.db, folderStore({ files: join(dataDir, 'files') }), 'here').then(
    () => '',
    oneLine,
  );

/** Adds these files to the database. */
const addFiles = (names: readonly string[]) =>
  database.db
    .insert(files)
    .values(names.map((id) => ({ id, name: 'a.pdf', mime: 'application/pdf', size: 4, hash: id })));

it('refuses a folder without an identifier that contains files of another database', async () => {
  await writeUploads(join(dataDir, 'files'), ids(12));
  expect(await match()).toMatch(
    /its 12 files and the 0 files of the database here have only 0 in common\..*deployment-id\.$/,
  );
  expect(await readdir(join(dataDir, 'files'))).toHaveLength(12);
  expect(await readdir(dataDir)).toEqual(['files']);
});

it('refuses a new folder when the files of the database are missing', async () => {
  await addFiles(ids(3));
  expect(await match()).toMatch(
    /its 0 files and the 3 files of the database here have only 0 in common\./,
  );
});

it('writes an identifier to the folder of a deployment without one', async () => {
  await writeUploads(join(dataDir, 'files'), [...ids(3), 'unknown']);
  await addFiles(ids(3));
  expect(await match()).toBe('');
  const path = join(dataDir, 'deployment-id');
  const [own] = await database.db.select().from(deployment);
  expect((await readFile(path, 'utf8')).trim()).toBe(own?.id);
  expect(await match()).toBe('');
  await writeFile(path, FOREIGN);
  expect(await match()).toContain('belongs to another database than the one here.');
});

it.runIf(process.geteuid?.() === 0)(
  'refuses root on another user’s database, whose new files that user could not read',
  async () => {
    const path = join(dataDir, 'database');
    await mkdir(path);
    await chown(path, 12_345, 12_345);
    await expect(openDataFolder(dataDir)).rejects.toThrow(
      `DATA_DIR=${dataDir}: the database belongs to the user 12345; run the command as this user, not as root.`,
    );
    (await openDataFolder(dataDir, { exclusive: false })).release();
  },
);
