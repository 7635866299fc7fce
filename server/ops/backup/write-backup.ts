import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { lastMigration, requireOwnMigrations } from '../../database/known-migrations.ts';
import { migrationsFolder, type Database, type Transaction } from '../../database/open.ts';
import { deployment, files as storedFiles } from '../../database/schema.ts';
import { itemsOf, type FileStore } from '../../store/file-store.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { keyOf, markOf, digestOf, writePart } from './parts.ts';
import type { Backup, BackupLimits, BackupPlace } from './place.ts';
import { tablesInOrder } from './tables.ts';

/** Rows per query. */
const BATCH = 500;
const DAY = 86_400_000;

export interface BackupOptions {
  db: Database;
  store: FileStore;
  /** Location of backups. */
  place: BackupPlace;
  /** Secret that encrypts the backup; absent: unencrypted. */
  secret?: string | undefined;
  /** Backups to keep; absent: all. */
  limits?: BackupLimits;
  now: Date;
}

/** Result of a backup. */
export interface BackupMade {
  name: string;
  /** Address of the backup for the operator. */
  address: string;
  rows: number;
  files: number;
  /** Files in the database that the store lacks; earlier backups may have provided them. */
  missing: string[];
  /** Names of removed backups. */
  removed: string[];
}

async function* rowsOf(tx: Transaction, table: string, counted: { rows: number }) {
  const cursor = sql.identifier(`backup_${table}`);
  const from = sql`select to_jsonb(one)::text as "row" from ${sql.identifier(table)} one`;
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${from}`);
  for (;;) {
    const result = await tx.execute(sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`);
    const { rows } = result as { rows: { row: string }[] };
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Returns the files of the newest backup if it has the same key; stored files never change. */
async function earlierFiles(place: BackupPlace, keyMark: string | undefined) {
  const name = (await place.list()).at(-1);
  if (name === undefined) return undefined;
  const manifest = await readManifest({ place, name }).catch(() => undefined);
  if (manifest === undefined || manifest.keyMark !== keyMark) return undefined;
  if (manifest.sealed !== (keyMark !== undefined)) return undefined;
  return { name, files: manifest.files };
}

async function copyFiles(
  ids: readonly string[],
  { place, store, name, key }: BackupOptions & { name: string; key: Buffer | undefined },
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const earlier = await earlierFiles(place, key && markOf(key));
  const copied: Manifest['files'] = {};
  const missing: string[] = [];
  for (const id of ids) {
    const known = earlier?.files[id];
    if (earlier && known && (await place.reuse(name, id, earlier.name))) {
      copied[id] = known;
      continue;
    }
    const source = await store.open(id);
    if (source === undefined) missing.push(id);
    else {
      const write = (bytes: Readable) => place.write(name, `files/${id}`, bytes);
      copied[id] = await writePart(write, source, { key, compress: false });
    }
  }
  return { files: copied, missing };
}

const nameAt = (moment: Date) => `backup-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/**
 * Removes backups beyond the limits. The age limit keeps the previous backup, because the clock may be
 * wrong.
 */
async function removeOld(
  place: BackupPlace,
  made: string,
  { limits: { count = Infinity, days = Infinity } = {}, now }: BackupOptions,
): Promise<string[]> {
  const oldest = days === Infinity ? '' : nameAt(new Date(now.getTime() - days * DAY));
  // Names sort by time.
  const all = await place.list();
  const old = all.filter((name, at) => {
    const isTooOld = name < oldest && at < all.length - 2;
    return name !== made && (at < all.length - count || isTooOld);
  });
  await place.remove(old);
  return old;
}

/**
 * Writes a backup of database and files while the site runs: a consistent snapshot of all rows, then the
 * files that they reference. Reuses files of the newest backup. After a failure, deletes the incomplete
 * backup.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupMade> {
  const { db, place, secret, now } = options;
  const name = nameAt(now);
  await place.begin(name);
  try {
    const [own] = await db.select().from(deployment);
    const salt = own?.id ?? '';
    const key = keyOf(secret, salt);
    const tables: Manifest['tables'] = {};
    const { ids, migration } = await db.transaction(
      async (tx) => {
        await requireOwnMigrations(tx, migrationsFolder);
        for (const table of tablesInOrder()) {
          const counted = { rows: 0 };
          const source = Readable.from(rowsOf(tx, table.name, counted));
          const write = (bytes: Readable) => place.write(name, `tables/${table.name}`, bytes);
          const digest = await writePart(write, source, { key, compress: true });
          tables[table.name] = { ...digest, ...counted };
        }
        const stored = await tx.select({ id: storedFiles.id }).from(storedFiles);
        return {
          ids: stored.map(({ id }) => id),
          migration: await lastMigration(tx, migrationsFolder),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const copied = await copyFiles(ids, { ...options, name, key });
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      deployment: salt,
      migration,
      sealed: key !== undefined,
      ...(key && { keyMark: markOf(key) }),
      tables,
      ...copied,
    };
    await place.finish(name, `${JSON.stringify(manifest, null, 1)}\n`);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const stored = new Set((await itemsOf(options.store)).map((item) => item.name));
    const missing = ids.filter((id) => !stored.has(id));
    const removed = await removeOld(place, name, options);
    const files = Object.keys(copied.files).length;
    return { name, address: place.addressOf(name), rows, files, missing, removed };
  } catch (error) {
    await place.discard(name).catch(() => undefined);
    throw error;
  }
}

/** Returns the names of parts that are missing or differ from the manifest. */
export async function changedParts({ place, name }: Backup, manifest: Manifest): Promise<string[]> {
  const parts = [
    ...Object.entries(manifest.tables).map(([table, part]) => [`tables/${table}`, part] as const),
    ...Object.entries(manifest.files).map(([id, part]) => [`files/${id}`, part] as const),
  ];
  const changed: string[] = [];
  for (const [path, { bytes, sha256 }] of parts) {
    const source = await place.open(name, path);
    const found = source && (await digestOf(source).catch(() => undefined));
    if (found?.bytes !== bytes || found.sha256 !== sha256) changed.push(path);
  }
  return changed;
}
