import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { lastMigration } from '../database/known-migrations.ts';
import { migrationsFolder, type Database, type Transaction } from '../database/open.ts';
import { deployment, files as storedFiles } from '../database/schema.ts';
import type { FileStore } from '../store/file-store.ts';
import { MANIFEST, readManifest, type Manifest } from './manifest.ts';
import { keyOf, weigh, writePart } from './parts.ts';
import { tablesInOrder } from './tables.ts';

/** Rows that are read at once. */
const BATCH = 500;

const NAME = /^backup-\d{8}T\d{6}Z$/;

export interface BackupOptions {
  db: Database;
  /** The bytes of files. */
  store: FileStore;
  /** Where backups are kept, one folder each. */
  target: string;
  /** What seals the backup; absent: it isn't sealed. */
  secret?: string | undefined;
  /** How many backups are kept; absent: all. */
  keep?: number | undefined;
  now: Date;
}

/** What a backup took. */
export interface BackupMade {
  path: string;
  rows: number;
  files: number;
  missing: string[];
  /** Names of older backups that were removed. */
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

async function backupsIn(target: string): Promise<string[]> {
  const names = await readdir(target).catch(() => []);
  return names.filter((name) => NAME.test(name)).toSorted();
}

/** A file that an earlier backup has as well: stored files never change, so it is the same. */
async function earlierPart(target: string, id: string, sealed: boolean) {
  const newest = (await backupsIn(target)).at(-1);
  if (newest === undefined) return undefined;
  const manifest = await readManifest(join(target, newest)).catch(() => undefined);
  const known = manifest?.sealed === sealed ? manifest.files[id] : undefined;
  return known && { path: join(target, newest, 'files', id), known };
}

async function copyFiles(
  ids: readonly string[],
  { store, target, sealed, key, to }: BackupOptions & { sealed: boolean; key?: Buffer; to: string },
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const copied: Manifest['files'] = {};
  const missing: string[] = [];
  for (const id of ids) {
    const path = join(to, 'files', id);
    const earlier = await earlierPart(target, id, sealed);
    if (earlier !== undefined) {
      const linked = await link(earlier.path, path).then(
        () => true,
        () => false,
      );
      if (linked) {
        copied[id] = earlier.known;
        continue;
      }
    }
    const source = await store.open(id);
    if (source === undefined) missing.push(id);
    else copied[id] = await writePart(path, source, { key, compress: false });
  }
  return { files: copied, missing };
}

/** Keeps the newest backups. */
async function removeOld(target: string, keep: number | undefined): Promise<string[]> {
  if (keep === undefined) return [];
  const old = (await backupsIn(target)).slice(0, -keep);
  for (const name of old) await rm(join(target, name), { recursive: true });
  return old;
}

/**
 * Writes a backup of database and files while the site runs: all rows as of one moment, then the
 * files that they name. It gets its name when it is whole; a file that an earlier backup has is
 * linked, not copied.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupMade> {
  const { db, target, secret, keep, now } = options;
  const name = `backup-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const to = join(target, `${name}.part`);
  await mkdir(join(to, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(to, 'files'));
  try {
    const [own] = await db.select().from(deployment);
    const salt = own?.id ?? '';
    const key = keyOf(secret, salt);
    const tables: Manifest['tables'] = {};
    const { ids, migration } = await db.transaction(
      async (tx) => {
        for (const table of tablesInOrder()) {
          const counted = { rows: 0 };
          const source = Readable.from(rowsOf(tx, table.name, counted));
          const path = join(to, 'tables', table.name);
          const weighed = await writePart(path, source, { key, compress: true });
          tables[table.name] = { ...weighed, ...counted };
        }
        const stored = await tx.select({ id: storedFiles.id }).from(storedFiles);
        return {
          ids: stored.map(({ id }) => id),
          migration: await lastMigration(tx, migrationsFolder),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const sealed = key !== undefined;
    const copied = await copyFiles(ids, { ...options, sealed, to, ...(key && { key }) });
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      deployment: salt,
      migration,
      sealed,
      tables,
      ...copied,
    };
    await writeFile(join(to, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    const path = join(target, name);
    await rename(to, path);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const { missing } = copied;
    const removed = await removeOld(target, keep);
    return { path, rows, files: Object.keys(copied.files).length, missing, removed };
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

/** Names the parts of a backup that are not as they were written. */
export async function changedParts(folder: string, manifest: Manifest): Promise<string[]> {
  const parts = [
    ...Object.entries(manifest.tables).map(([name, part]) => [join('tables', name), part] as const),
    ...Object.entries(manifest.files).map(([id, part]) => [join('files', id), part] as const),
  ];
  const changed: string[] = [];
  for (const [path, { bytes, sha256 }] of parts) {
    const found = await weigh(createReadStream(join(folder, path))).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256) changed.push(path);
  }
  return changed;
}
