import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderPlace } from '../../server/ops/backup/folder-place.ts';
import {
  checkedBackup,
  requireEmptyStore,
  restoreBackup,
} from '../../server/ops/backup/restore-backup.ts';
import { writeBackup } from '../../server/ops/backup/write-backup.ts';
import { openDataFolder } from '../../server/base/data-folder.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { openUnprepared } from '../../server/database/open-unprepared.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { files, links, users } from '../../server/database/schema.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { itemsOf, type FileStore } from '../../server/store/file-store.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { moveFiles } from '../../server/store/move-files.ts';
import { openStore } from '../../server/store/open-store.ts';
import { s3Store } from '../../server/store/s3-store.ts';
import { cleanUpUploads } from '../../server/files/uploads/clean-up.ts';
import { copyId } from '../../server/files/uploads/picture-copies.ts';
import { freePort } from './support/free-port.ts';
import { S3_CREDENTIALS, startS3, type RunningS3 } from './support/s3.ts';
import { spawnServer, stopServer } from './support/server-process.ts';
import { embedded, emptyDataDir, migratedDatabase } from './support/templates.ts';
import { testApi } from './support/test-api.ts';

let s3: RunningS3;
let folder: string;
let buckets = 0;
/** The database that the stores belong to. */
let own: OpenDatabase;

beforeAll(async () => {
  s3 = await startS3();
  own = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
});
afterAll(async () => {
  await own.close();
  await s3.stop();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** Creates an empty store of this kind. */
async function newStore(kind: 'folder' | 's3'): Promise<FileStore> {
  buckets += 1;
  if (kind === 's3') return s3Store(s3.bucket(`bucket-${String(buckets)}`));
  const files = join(folder, `data-${String(buckets)}`, 'files');
  await mkdir(files, { recursive: true });
  return folderStore({ files });
}

async function put(store: FileStore, id: string, bytes: Buffer): Promise<void> {
  const path = join(folder, id);
  await writeFile(path, bytes);
  await store.put(id, path);
  expect(existsSync(path)).toBe(false);
}

const read = async (store: FileStore, id: string, part?: { start: number; end: number }) => {
  const stream = await store.open(id, part);
  return stream && (await buffer(stream));
};

const names = async (store: FileStore) => (await itemsOf(store)).map(({ name }) => name).sort();

/** The database row of a file. */
function rowOf(
  { id, bytes }: { id: string; bytes: Buffer },
  more: { mime?: string; public?: boolean } = {},
): typeof files.$inferInsert & { id: string } {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { id, name: `${id}.pdf`, mime: 'application/pdf', size: bytes.length, hash, ...more };
}

describe.each(['folder', 's3'] as const)('a file store (%s)', (kind) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await newStore(kind);
  });

  it('returns stored bytes whole and by range, and nothing for an unknown id', async () => {
    // More than one part of an S3 upload.
    const bytes = randomBytes(12_000_000);
    await put(store, 'large', bytes);
    await put(store, 'empty', Buffer.alloc(0));
    expect((await read(store, 'large'))?.equals(bytes)).toBe(true);
    expect(await read(store, 'large', { start: 100, end: 149 })).toEqual(bytes.subarray(100, 150));
    expect(await read(store, 'empty')).toHaveLength(0);
    expect(await read(store, 'nothing')).toBeUndefined();
    const sizes = (await itemsOf(store)).map(({ name, bytes: size }) => [name, size]);
    expect(sizes.sort()).toEqual([
      ['empty', 0],
      ['large', bytes.length],
    ]);
    await store.remove(['large', 'nothing']);
    expect(await names(store)).toEqual(['empty']);
  });

  it('stores records of closed accounts separately from files', async () => {
    expect(await store.closures()).toEqual([]);
    for (const id of ['one', 'two', 'one']) await store.recordClosure(id);
    await store.withdrawClosure('two');
    await store.withdrawClosure('never');
    expect(await store.closures()).toEqual(['one']);
    expect(await names(store)).toEqual([]);
  });

  it('moves a small share of unknown files to the removed files, and deletes them after a month', async () => {
    const now = new Date();
    const clean = (at: Date, all = false) =>
      cleanUpUploads(own.db, store, { olderThan: new Date(Date.now() + 60_000), all, now: at });
    for (let n = 0; n < 11; n += 1) await put(store, `lost-${String(n)}`, Buffer.from('lost'));
    expect(await clean(now)).toEqual({ moved: 0, refused: 11, deleted: 0 });
    expect(await names(store)).toHaveLength(11);
    expect(await clean(now, true)).toEqual({ moved: 11, refused: 0, deleted: 0 });
    expect(await names(store)).toEqual([]);
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await clean(later(29))).toMatchObject({ deleted: 0 });
    expect(await clean(later(32))).toMatchObject({ deleted: 11 });
  });

  it('belongs to one database', async () => {
    await claimStore(own.db, store, 'here');
    await claimStore(own.db, store, 'here');
    const other = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
    await expect(claimStore(other.db, store, 'there')).rejects.toThrow(
      'belongs to another database than the one there',
    );
    await other.close();
  });

  it('is no target of a restore once it belongs to a site, even without files', async () => {
    await store.recordClosure('one');
    await requireEmptyStore(store);
    await claimStore(own.db, store, 'here');
    await expect(requireEmptyStore(store)).rejects.toThrow('belongs to a site; restore into an');
  });

  it('is restored from a backup of the other kind', async () => {
    const source = await newStore(kind === 's3' ? 'folder' : 's3');
    const { db } = own;
    await claimStore(db, source, 'here');
    const ids = Array.from({ length: 21 }, (_, n) => `${kind}-${String(n)}`);
    for (const id of ids) {
      const bytes = Buffer.from(`bytes of ${id}`);
      await put(source, id, bytes);
      await db.insert(files).values(rowOf({ id, bytes }));
    }
    const place = folderPlace(join(folder, 'backups'));
    const { name } = await writeBackup({ db, store: source, place, now: new Date() });
    await db.delete(files);
    const empty = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
    const restored = await restoreBackup(
      empty.db,
      { incoming: folder, store },
      { place, name },
      await checkedBackup({ place, name }, undefined),
    );
    expect(restored).toMatchObject({ files: 21, wrong: [] });
    expect(await names(store)).toEqual(ids.toSorted());
    expect((await read(store, ids[20] ?? ''))?.toString()).toBe(`bytes of ${ids[20] ?? ''}`);
    expect(await store.owner()).toBe(await source.owner());
    await empty.close();
  });
});

describe('moving files to another store', () => {
  it('copies all files, skips existing ones, and resumes after an interruption', async () => {
    const [from, to] = await Promise.all([newStore('folder'), newStore('s3')]);
    await from.claim('one-database');
    for (const id of ['a', 'b', 'c']) await put(from, id, Buffer.from(`file ${id}`));
    const broken = { ...to, put: () => Promise.reject(new Error('the line is cut')) };
    let calls = 0;
    const breaking: FileStore = {
      ...to,
      put: (id, path) => ((calls += 1) > 1 ? broken.put() : to.put(id, path)),
    };
    await expect(moveFiles(from, breaking, folder)).rejects.toThrow('cut');
    expect(await moveFiles(from, to, folder)).toEqual({ copied: 2, existing: 1 });
    expect(await moveFiles(from, to, folder)).toEqual({ copied: 0, existing: 3 });
    expect((await read(to, 'b'))?.toString()).toBe('file b');
    expect(await names(from)).toEqual(['a', 'b', 'c']);
    const foreign = await newStore('s3');
    await foreign.claim('another');
    await expect(moveFiles(from, foreign, folder)).rejects.toThrow('belongs to another database');
  });
});

/**
 * Adds an account and a public picture to the database of a data folder; returns a session token.
 */
async function fill(dataDir: string, picture: { id: string; bytes: Buffer }): Promise<string> {
  const held = await openDataFolder(dataDir);
  const { db, close } = await openUnprepared(undefined, held, { create: false });
  const names = { firstName: '', lastName: '', chineseName: '' };
  const verified = { phone: '13911112222', phoneVerifiedAt: new Date() };
  await db
    .insert(users)
    .values({ id: 'uploader', ...names, ...verified, permissions: [], roles: [] });
  await db.insert(files).values(rowOf(picture, { mime: 'image/png', public: true }));
  const token = await beginSession(db, 'uploader', new Date());
  await close();
  held.release();
  return token;
}

describe('a server with its files in a bucket', () => {
  it('stores and serves files, reports a failing store, and leaves no file on this machine', async () => {
    const dataDir = await emptyDataDir();
    const bucket = s3.bucket('served');
    const store = s3Store(bucket);
    const create = { width: 400, height: 8, channels: 3 as const, background: '#fff' };
    const picture = { id: 'picture', bytes: await sharp({ create }).png().toBuffer() };
    await put(store, picture.id, picture.bytes);
    const token = await fill(dataDir, picture);
    const server = spawnServer({
      DATA_DIR: dataDir,
      FILE_STORE: `s3://${bucket.bucket}`,
      S3_ENDPOINT: s3.endpoint,
      ...S3_CREDENTIALS,
    });
    const address = await server.listening;
    const form = new FormData();
    const text = '%PDF-1.4\n%%EOF\n';
    form.append('file', new Blob([text]), 'plan.pdf');
    const upload = () =>
      fetch(`${address}/api/client/upload/file`, {
        method: 'POST',
        headers: { token },
        body: form,
      });
    const { data } = (await (await upload()).json()) as { data: { id: string } };
    const download = (headers = {}) =>
      fetch(`${address}/api/sys/file/download/${data.id}`, { headers: { token, ...headers } });
    expect(await (await download()).text()).toBe(text);
    const part = await download({ range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect(part.headers.get('content-type')).toBe('application/pdf');
    // The server writes a smaller copy of the picture locally at the same time, and deletes it once
    // stored.
    await vi.waitFor(
      async () =>
        expect(await names(store)).toEqual([data.id, picture.id, copyId(picture.id, 320)].sort()),
      { timeout: 30_000 },
    );
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'files'))).toEqual([]));
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);

    await store.remove([data.id]);
    expect((await download()).status).toBe(404);
    expect(await stopServer(server)).toBe(0);
  });

  it('answers 503 for files, and stays ready, while the store is down', async () => {
    const nowhere = `http://127.0.0.1:${String(await freePort())}`;
    const serving = s3Store({ bucket: 'gone', endpoint: nowhere, region: 'x', pathStyle: true });
    const down = await testApi(embedded, { demo: false, serving });
    const row = rowOf(
      { id: 'there', bytes: Buffer.from('x') },
      { mime: 'image/png', public: true },
    );
    await down.db.insert(files).values(row);
    const link = { name: { CN: '链接' }, url: 'https://example.org', position: 0 };
    await down.db.insert(links).values({ ...link, id: 'link', img: row.id });
    const response = await down.app.inject({ url: `/api/sys/file/download/${row.id}` });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.headers['content-disposition']).toBeUndefined();
    const ready = await down.app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'ok', files: { status: 'unavailable' } },
    ]);
    await down.close();
  });

  it('refuses to start without its bucket, with one line of output', async () => {
    const bucket = { bucket: 'missing', endpoint: s3.endpoint, region: 'x', pathStyle: true };
    const place = { files: folder, removed: folder, identifier: folder };
    await expect(openStore(bucket, place)).rejects.toThrow(
      `FILE_STORE=s3://missing: the bucket at ${s3.endpoint} can't be used`,
    );
  });
});
