import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderPlace } from '../../server/ops/backup/folder-place.ts';
import { checkedBackup, restoreBackup } from '../../server/ops/backup/restore-backup.ts';
import { writeBackup } from '../../server/ops/backup/write-backup.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { files } from '../../server/database/schema.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { migratedDatabase } from './support/templates.ts';

const SECRET = 'a secret that is long enough';
const OTHER = 'a secret that came later on';
const FILE = { id: 'plan', bytes: Buffer.from('what nobody else may read') };

const nothing = () => Promise.resolve();
let folder: string;
let source: OpenDatabase;

const backups = () => folderPlace(join(folder, 'backups'));

async function newStore(name: string) {
  const path = join(folder, name, 'files');
  await mkdir(path, { recursive: true });
  return folderStore({ files: path });
}

/** Writes a backup at this second of the test’s day, encrypted with a key; returns it. */
async function write(secret: string, second: number) {
  const now = new Date(Date.UTC(2026, 10, 1, 0, 0, second));
  const store = folderStore({ files: join(folder, 'source/files') });
  const options = { db: source.db, store, place: backups(), secret, now };
  const { name, missing } = await writeBackup(options);
  return { place: backups(), name, missing };
}

/** Restores a backup with a key; returns its file. */
async function restored(backup: Awaited<ReturnType<typeof write>>, secret: string) {
  const database = await wrapPglite(await migratedDatabase(), nothing);
  const store = await newStore(`restored-${backup.name}`);
  const checked = await checkedBackup(backup, secret);
  const place = { incoming: folder, store };
  const result = await restoreBackup(database.db, place, backup, checked);
  expect(result).toMatchObject({ files: 1, wrong: [] });
  await database.close();
  const stream = await store.open(FILE.id);
  return stream && (await buffer(stream));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encrypted-'));
  source = await wrapPglite(await migratedDatabase(), nothing);
  const { id, bytes } = FILE;
  const store = await newStore('source');
  await claimStore(source.db, store, 'here');
  const path = join(folder, id);
  await writeFile(path, bytes);
  await store.put(id, path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const row = { id, name: 'plan.pdf', mime: 'application/pdf', size: bytes.length, hash };
  await source.db.insert(files).values(row);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

it('an encrypted backup contains rows and files that only the key decrypts', async () => {
  const backup = await write(SECRET, 0);
  const read = (part: string) => readFile(join(folder, 'backups', backup.name, part));
  // The content is not a plain gzip file.
  expect((await read('tables/users')).subarray(0, 2).toString('hex')).not.toBe('1f8b');
  expect((await read(`files/${FILE.id}`)).includes(FILE.bytes)).toBe(false);
  await expect(checkedBackup(backup, undefined)).rejects.toThrow(/BACKUP_KEY="": must be set/);
  await expect(checkedBackup(backup, 'another long enough secret')).rejects.toThrow(
    'BACKUP_KEY=(not shown): is not the key of this backup.',
  );
  expect(await restored(backup, SECRET)).toEqual(FILE.bytes);
});

it('an encrypted backup copies no file of a previous backup with another key', async () => {
  const later = await write(OTHER, 1);
  expect(await restored(later, OTHER)).toEqual(FILE.bytes);
});

it('a backup keeps a file that the store has lost, and names it', async () => {
  await rm(join(folder, 'source/files', FILE.id));
  const later = await write(OTHER, 2);
  expect(later.missing).toEqual([FILE.id]);
  expect(await restored(later, OTHER)).toEqual(FILE.bytes);
});
