import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyClosures } from '../../server/ops/backup/apply-closures.ts';
import { closuresAt } from '../../server/ops/backup/closures-at.ts';
import { folderPlace } from '../../server/ops/backup/folder-place.ts';
import { checkedBackup, restoreBackup } from '../../server/ops/backup/restore-backup.ts';
import { writeBackup } from '../../server/ops/backup/write-backup.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import {
  files,
  fileTickets,
  loginTickets,
  recoveryCodes,
  sessions,
  users,
  verificationCodes,
} from '../../server/database/schema.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { itemsOf } from '../../server/store/file-store.ts';
import { withClosureRecord } from '../../server/store/closure-record.ts';
import { migratedDatabase } from './support/templates.ts';

const nothing = () => Promise.resolve();
const at = (day: number) => new Date(Date.UTC(2026, 9, day));
const options = () => ({ db: source.db, store: sourceStore, place: backups });

let folder: string;
let source: OpenDatabase;
let sourceStore: ReturnType<typeof folderStore>;
let backups: ReturnType<typeof folderPlace>;

async function newStore(name: string) {
  const path = join(folder, name, 'files');
  await mkdir(path, { recursive: true });
  return folderStore({ files: path });
}

/** The backup contains an account with permissions, a file, a session, tickets and codes. */
const ACCOUNT = 'leaver';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closures-'));
  backups = folderPlace(join(folder, 'backups'));
  source = await wrapPglite(await migratedDatabase(), nothing);
  sourceStore = await newStore('source');
  await claimStore(source.db, sourceStore, 'here');
  const { db } = source;
  const names = { firstName: 'Wei', lastName: 'Su', chineseName: '苏薇' };
  const rights = { permissions: [{ id: 'news:write', name: 'news:write' }], roles: [] };
  for (const id of [ACCOUNT, 'stays'])
    await db.insert(users).values({ id, ...names, ...rights, email: `${id}@example.org` });
  const path = join(folder, 'bytes');
  await writeFile(path, 'private');
  await sourceStore.put('plan', path);
  const file = { id: 'plan', name: 'plan.pdf', mime: 'application/pdf', size: 7, hash: '' };
  await db.insert(files).values({ ...file, ownerId: ACCOUNT });
  const userId = ACCOUNT;
  const expiresAt = at(30);
  const shown = { createDate: at(1), lastDate: at(1), address: '', userAgent: '' };
  await db.insert(sessions).values({ tokenHash: 't', id: 's', userId, expiresAt, ...shown });
  await db.insert(fileTickets).values({ ticketHash: 'f', tokenHash: 't', expiresAt });
  await db.insert(loginTickets).values({ ticketHash: 'l', userId, expiresAt });
  await db.insert(verificationCodes).values({ key: 'k', codeHash: 'c', tries: 0, sentAt: at(1) });
  await db.insert(recoveryCodes).values({ codeHash: 'r', userId });
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

async function restored(name: string, to: ReturnType<typeof folderStore>) {
  const database = await wrapPglite(await migratedDatabase(), nothing);
  const backup = { place: backups, name };
  const checked = await checkedBackup(backup, undefined);
  await restoreBackup(database.db, { incoming: folder, store: to }, backup, checked);
  return database;
}

it('restores no session, ticket or code', async () => {
  const { name } = await writeBackup({ ...options(), now: at(2) });
  const database = await restored(name, await newStore('without-sessions'));
  const { db } = database;
  const ended = [sessions, fileTickets, loginTickets, verificationCodes, recoveryCodes];
  expect(await Promise.all(ended.map((table) => db.$count(table)))).toEqual(ended.map(() => 0));
  expect(await db.$count(users)).toBe(2);
  await database.close();
});

it('closes accounts that were closed since the backup, and removes their files', async () => {
  const { name } = await writeBackup({ ...options(), now: at(3) });
  await withClosureRecord({ db: source.db, store: sourceStore }, ACCOUNT, nothing);
  const store = await newStore('with-closures');
  const database = await restored(name, store);
  for (const id of await closuresAt(join(folder, 'source'))) await store.recordClosure(id);
  const target = { db: database.db, migrate: nothing };
  expect(await applyClosures(target, store, at(4))).toBe(1);
  const left = await database.db.select({ id: users.id }).from(users);
  expect(left).toEqual([{ id: 'stays' }]);
  expect(await itemsOf(store)).toEqual([]);
  // The record stays for the next restore.
  expect(await store.closures()).toEqual([ACCOUNT]);
  expect(await applyClosures(target, store, at(4))).toBe(0);
  await database.close();
});

it('records no closure that fails', async () => {
  const refused = withClosureRecord({ db: source.db, store: sourceStore }, 'other', () =>
    Promise.reject(new Error('refused')),
  );
  await expect(refused).rejects.toThrow('refused');
  const broken = withClosureRecord({ db: source.db, store: sourceStore }, 'other', async (tx) => {
    // A constraint that is checked at commit.
    await tx.execute(
      sql`create temporary table once (id text unique deferrable initially deferred) on commit drop`,
    );
    await tx.execute(sql`insert into once values ('same'), ('same')`);
  });
  await expect(broken).rejects.toThrow();
  expect(await sourceStore.closures()).not.toContain('other');
});

it('closes no account when the closure can’t be recorded', async () => {
  const store = { ...sourceStore, recordClosure: () => Promise.reject(new Error('store is down')) };
  const closing = withClosureRecord({ db: source.db, store }, 'stays', (tx) =>
    tx.delete(users).where(eq(users.id, 'stays')),
  );
  await expect(closing).rejects.toThrow('store is down');
  expect(await source.db.$count(users, eq(users.id, 'stays'))).toBe(1);
});

it('refuses an invalid location of closures', async () => {
  await expect(closuresAt(join(folder, 'nowhere'))).rejects.toThrow('must be a data folder');
});

it('deletes backups by number and age, except the new one', async () => {
  const place = folderPlace(join(folder, 'aged'));
  const write = (day: number, limits = {}) =>
    writeBackup({ ...options(), place, limits, now: at(day) });
  await write(1);
  await write(10);
  await write(20);
  const { removed } = await write(25, { days: 14 });
  expect(removed).toEqual(['backup-20261001T000000Z', 'backup-20261010T000000Z']);
  expect((await write(28, { count: 2, days: 14 })).removed).toEqual(['backup-20261020T000000Z']);
  expect((await write(5, { days: 1 })).removed).toEqual([]);
  expect(await place.list()).toHaveLength(3);
});

it('keeps the previous backup, however old it is by the clock', async () => {
  const place = folderPlace(join(folder, 'leap'));
  const write = (day: number) =>
    writeBackup({ ...options(), place, limits: { days: 14 }, now: at(day) });
  await write(1);
  await write(2);
  // A clock that is years ahead.
  const { removed } = await write(2000);
  expect(removed).toEqual(['backup-20261001T000000Z']);
  expect(await place.list()).toContain('backup-20261002T000000Z');
});
