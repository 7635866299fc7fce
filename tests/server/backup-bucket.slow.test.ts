import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupAt, backupPlace } from '../../server/ops/backup/open-place.ts';
import { checkedBackup, restoreBackup } from '../../server/ops/backup/restore-backup.ts';
import { writeBackup, type BackupOptions } from '../../server/ops/backup/write-backup.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { itemsOf } from '../../server/store/file-store.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import type { Bucket } from '../../server/store/s3-store.ts';
import { freePort } from './support/free-port.ts';
import { startS3, type RunningS3 } from './support/s3.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const PLACE = 's3://backups/site/hourly';
const SECRET = 'a secret that is long enough';

let s3: RunningS3;
let settings: Bucket;
let client: S3Client;
let api: TestApi;
let folder: string;
let options: Omit<BackupOptions, 'now'>;

beforeAll(async () => {
  s3 = await startS3();
  settings = s3.bucket('backups');
  client = new S3Client({ region: settings.region, endpoint: s3.endpoint, forcePathStyle: true });
  folder = await mkdtemp(join(tmpdir(), 'backup-bucket-'));
  const store = folderStore({ files: await mkdtemp(join(folder, 'files-')) });
  api = await testApi(embedded, { store });
  await claimStore(api.db, store, 'here');
  options = { db: api.db, store, place: await backupPlace(PLACE, settings), secret: SECRET };
}, 90_000);
afterAll(async () => {
  await api.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const keys = async () => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'backups' }));
  return Contents.map(({ Key = '' }) => Key);
};
const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second));

it('a backup in a bucket is encrypted, found by its URL, and restores every file', async () => {
  const { address, files, missing } = await writeBackup({ ...options, now: at(0) });
  expect(address).toBe(`${PLACE}/backup-20261101T000000Z`);
  expect([files > 20, missing]).toEqual([true, []]);
  const backup = await backupAt(address, settings);
  await expect(checkedBackup(backup, 'another long enough secret')).rejects.toThrow(
    'is not the key of this backup',
  );
  const empty = await embedded(() => Promise.resolve(), false);
  const store = folderStore({ files: await mkdtemp(join(folder, 'restored-')) });
  const checked = await checkedBackup(backup, SECRET);
  const restored = await restoreBackup(empty.db, { incoming: folder, store }, backup, checked);
  expect(restored).toMatchObject({ files, wrong: [] });
  const sizes = async (of: BackupOptions['store']) =>
    (await itemsOf(of)).map(({ name, bytes }) => [name, bytes]).sort();
  expect(await sizes(store)).toEqual(await sizes(options.store));
  await empty.close();
});

it('a backup in a bucket deletes only older backups with its own prefix', async () => {
  const others = ['site/hourly/notes.txt', 'site/daily/backup-20200101T000000Z/manifest.json'];
  for (const Key of others)
    await client.send(new PutObjectCommand({ Bucket: 'backups', Key, Body: '{}' }));
  const { removed } = await writeBackup({ ...options, limits: { count: 1 }, now: at(1) });
  expect(removed).toEqual(['backup-20261101T000000Z']);
  const left = await keys();
  expect(left).toEqual(expect.arrayContaining(others));
  const own = left.filter((key) => !others.includes(key));
  expect(own.every((key) => key.startsWith('site/hourly/backup-20261101T000001Z/'))).toBe(true);
  await checkedBackup(await backupAt(`${PLACE}/backup-20261101T000001Z`, settings), SECRET);
});

it('a backup in a bucket is refused if a part was changed', async () => {
  const Key = (await keys()).find((key) => key.includes('000001Z/files/')) ?? '';
  await client.send(new PutObjectCommand({ Bucket: 'backups', Key, Body: 'x' }));
  const backup = await backupAt(`${PLACE}/backup-20261101T000001Z`, settings);
  await expect(checkedBackup(backup, SECRET)).rejects.toThrow('is damaged: 1 of its parts');
});

it('each backup is named in the error for a prefix with several backups', async () => {
  await expect(backupAt(PLACE, settings)).rejects.toThrow(
    `${PLACE} is not a backup: the newest one in it is ${PLACE}/backup-20261101T000001Z.`,
  );
  await expect(backupAt('s3://backups/nothing', settings)).rejects.toThrow('it contains none');
});

it('a backup reports a missing bucket, an unreachable one and an invalid name', async () => {
  await expect(backupPlace('s3://no-such-bucket/x', settings)).rejects.toThrow(
    's3://no-such-bucket/x: the bucket',
  );
  const endpoint = `http://127.0.0.1:${String(await freePort())}`;
  await expect(backupPlace(PLACE, { ...settings, endpoint })).rejects.toThrow(
    `the bucket at ${endpoint} can't be used`,
  );
  await expect(backupPlace('s3://Wrong_Name', settings)).rejects.toThrow('s3://bucket/prefix');
});
