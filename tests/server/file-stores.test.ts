import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderPlace } from '../../server/backup/folder-place.ts';
import { checkedBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { matchStore } from '../../server/database/match-store.ts';
import { itemsOf, type FileStore } from '../../server/store/file-store.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { moveFiles } from '../../server/store/move-files.ts';
import { openStore } from '../../server/store/open-store.ts';
import { s3Store } from '../../server/store/s3-store.ts';
import { cleanUpUploads } from '../../server/uploads/clean-up.ts';
import { freePort } from './support/free-port.ts';
import { S3_CREDENTIALS, startS3, type RunningS3 } from './support/s3.ts';
import { login, newDataDir, spawnServer, stopServer } from './support/server-process.ts';
import { embedded } from './support/templates.ts';
import { testApi } from './support/test-api.ts';

let s3: RunningS3;
let folder: string;
let buckets = 0;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** An empty store of a kind. */
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

describe.each(['folder', 's3'] as const)('a store of files (%s)', (kind) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await newStore(kind);
  });

  it('gives back what it was given, whole and in parts, and nothing for an unknown id', async () => {
    // More than S3 takes in one part.
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

  it('moves aside what the database does not know, a small share of it, and deletes it in a month', async () => {
    const api = await testApi(embedded, { demo: false });
    const now = new Date();
    const clean = (at: Date, all = false) =>
      cleanUpUploads(api.db, store, { olderThan: new Date(Date.now() + 60_000), all, now: at });
    for (let n = 0; n < 11; n += 1) await put(store, `lost-${String(n)}`, Buffer.from('lost'));
    expect(await clean(now)).toEqual({ moved: 0, refused: 11, deleted: 0 });
    expect(await names(store)).toHaveLength(11);
    expect(await clean(now, true)).toEqual({ moved: 11, refused: 0, deleted: 0 });
    expect(await names(store)).toEqual([]);
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await clean(later(29))).toMatchObject({ deleted: 0 });
    expect(await clean(later(32))).toMatchObject({ deleted: 11 });
    await api.close();
  });

  it('belongs to one database', async () => {
    const [own, other] = await Promise.all([0, 1].map(() => testApi(embedded, { demo: false })));
    if (own === undefined || other === undefined) throw new Error('no database');
    await matchStore(own.db, store, 'here');
    await matchStore(own.db, store, 'here');
    await expect(matchStore(other.db, store, 'there')).rejects.toThrow(
      'belongs to another database than the one there',
    );
    await own.close();
    await other.close();
  });

  it('comes back from a backup of the other kind', async () => {
    const source = await newStore(kind === 's3' ? 'folder' : 's3');
    const api = await testApi(embedded, { store: source });
    const place = folderPlace(join(folder, 'backups'));
    await matchStore(api.db, source, 'here');
    const { name, files } = await writeBackup({
      db: api.db,
      store: source,
      place,
      now: new Date(),
    });
    expect(files).toBeGreaterThan(20);
    const empty = await embedded(() => Promise.resolve(), false);
    const restored = await restoreBackup(
      empty.db,
      { incoming: folder, store },
      { place, name },
      await checkedBackup({ place, name }, undefined),
    );
    expect(restored).toMatchObject({ files, wrong: [] });
    expect(await names(store)).toEqual(await names(source));
    expect(await store.owner()).toBe(await source.owner());
    await api.close();
    await empty.close();
  });
});

describe('moving files to another store', () => {
  it('copies them all, leaves out what is there, and continues after a break', async () => {
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
    expect(await moveFiles(from, to, folder)).toEqual({ copied: 2, there: 1 });
    expect(await moveFiles(from, to, folder)).toEqual({ copied: 0, there: 3 });
    expect((await read(to, 'b'))?.toString()).toBe('file b');
    expect(await names(from)).toEqual(['a', 'b', 'c']);
    const foreign = await newStore('s3');
    await foreign.claim('another');
    await expect(moveFiles(from, foreign, folder)).rejects.toThrow('belongs to another database');
  });
});

describe('a server with its files in a bucket', () => {
  it('stores and serves files, says when it can’t, and leaves nothing on this machine', async () => {
    const dataDir = await newDataDir();
    const { bucket } = s3.bucket('served');
    const server = spawnServer({
      DATA_DIR: dataDir,
      FILE_STORE: `s3://${bucket}`,
      S3_ENDPOINT: s3.endpoint,
      SEED_DEMO: 'on',
      ...S3_CREDENTIALS,
    });
    const address = await server.listening;
    const token = await login(address);
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
    // Smaller copies of the demo's pictures are made here at the same time, and go when they are stored.
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'files'))).toEqual([]), {
      timeout: 30_000,
    });
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);

    const store = s3Store({ ...s3.bucket(bucket) });
    await store.remove([data.id]);
    expect((await download()).status).toBe(404);
    expect(await stopServer(server)).toBe(0);
  });

  it('answers 503 while the store is down, and is not ready', async () => {
    const nowhere = `http://127.0.0.1:${String(await freePort())}`;
    const store = s3Store({ bucket: 'gone', endpoint: nowhere, region: 'x', pathStyle: true });
    const api = await testApi(embedded);
    const seeded = await itemsOf(folderStore({ files: api.files }));
    await api.close();
    const down = await testApi(embedded, { serving: store });
    const url = `/api/sys/file/download/${seeded[0]?.name ?? ''}`;
    const response = await down.app.inject({ url });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect((await down.app.inject('/health/ready')).statusCode).toBe(503);
    await down.close();
  });

  it('does not start without its bucket, and says so in one line', async () => {
    const bucket = { bucket: 'missing', endpoint: s3.endpoint, region: 'x', pathStyle: true };
    const place = { files: folder, removed: folder, identifier: folder };
    await expect(openStore(bucket, place)).rejects.toThrow(
      `FILE_STORE=s3://missing: the bucket at ${s3.endpoint} can't be used`,
    );
  });
});
