import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type SQL } from 'drizzle-orm';
import { digestOf } from './parts.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { deployment, files as storedFiles, users } from '../../database/schema.ts';
import { writtenColumns } from '../../database/written-columns.ts';
import { StartupError } from '../../base/startup-error.ts';
import { itemsOf, UNFINISHED, type FileStore } from '../../store/file-store.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { keyOf, markOf, readPart } from './parts.ts';
import type { Backup } from './place.ts';
import { tablesInOrder } from './tables.ts';
import { changedParts } from './write-backup.ts';

/** Rows per statement. */
const BATCH = 200;

/** Reads and verifies a backup; throws a `StartupError` if it is incomplete or corrupt. */
export async function checkedBackup(
  backup: Backup,
  secret: string | undefined,
): Promise<{ manifest: Manifest; key: Buffer | undefined }> {
  const manifest = await readManifest(backup);
  const address = backup.place.addressOf(backup.name);
  if (manifest.sealed && secret === undefined)
    throw new StartupError(`BACKUP_KEY="": must be set, because ${address} is encrypted.`);
  const key = manifest.sealed ? keyOf(secret, manifest.deployment) : undefined;
  if (key && manifest.keyMark !== undefined && markOf(key) !== manifest.keyMark)
    throw new StartupError('BACKUP_KEY=(not shown): is not the key of this backup.');
  const changed = await changedParts(backup, manifest);
  if (changed.length > 0) {
    const [first = ''] = changed;
    throw new StartupError(
      `${address} is damaged: ${changed.length} of its parts, such as ${first}, are missing or changed.`,
    );
  }
  return { manifest, key };
}

/** Throws a `StartupError` if the folder or bucket contains files or belongs to a site. */
export async function requireEmptyStore(store: FileStore): Promise<void> {
  const stored = await itemsOf(store);
  const what = store.setting.startsWith('DATA_DIR') ? 'folder' : 'bucket';
  if (stored.length > 0)
    throw new StartupError(
      `${store.setting}: already contains ${stored.length} files; restore into an empty ${what}.`,
    );
  if ((await store.owner()) !== undefined)
    throw new StartupError(
      `${store.setting}: belongs to a site; restore into an empty ${what}, or delete ${store.identifier} if no site uses this one.`,
    );
}

/** Throws a `StartupError` if the database has been used. */
export async function requireEmptyDatabase(db: Database, place: string): Promise<void> {
  const used = (await db.$count(users)) + (await db.$count(deployment));
  if (used === 0) return;
  throw new StartupError(`The database ${place} is not empty; restore into an empty one.`);
}

async function restoreTable(
  tx: Transaction,
  { name, counters, columns }: ReturnType<typeof tablesInOrder>[number] & { columns: SQL },
  lines: AsyncIterable<string>,
): Promise<number> {
  const table = sql.identifier(name);
  let rows = 0;
  let batch: string[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    const json = `[${batch.join(',')}]`;
    await tx.execute(
      sql`insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
    );
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (line !== '') batch.push(line);
    if (batch.length === BATCH) await write();
  }
  await write();
  for (const column of counters) {
    const next = sql`(select max(${sql.identifier(column)}) from ${table})`;
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(${next}, 1), ${next} is not null)`,
    );
  }
  return rows;
}

/** Destination of files. */
interface Place {
  /** Folder of incomplete files. */
  incoming: string;
  store: FileStore;
}

/** Opens a part that existed during verification. */
async function opened({ place, name }: Backup, part: string): Promise<Readable> {
  const source = await place.open(name, part);
  if (source === undefined) throw new StartupError(`${place.addressOf(name)}/${part} is missing.`);
  return source;
}

async function restoreFiles(
  { incoming, store }: Place,
  from: Backup,
  { manifest, key }: { manifest: Manifest; key: Buffer | undefined },
): Promise<void> {
  for (const id of Object.keys(manifest.files)) {
    const unfinished = join(incoming, id + UNFINISHED);
    const source = readPart(await opened(from, `files/${id}`), { key, compress: false });
    await pipeline(source, createWriteStream(unfinished, { flags: 'wx' }));
    await store.put(id, unfinished);
  }
}

/** Returns the ids of restored files whose hashes differ from the database. */
async function differingFiles(db: Database, store: FileStore, known: readonly string[]) {
  const rows = await db.select({ id: storedFiles.id, hash: storedFiles.hash }).from(storedFiles);
  const wrong: string[] = [];
  for (const { id, hash } of rows.filter((row) => known.includes(row.id))) {
    const bytes = await store.open(id);
    if (bytes === undefined || (await digestOf(bytes)).sha256 !== hash) wrong.push(id);
  }
  return wrong;
}

/**
 * Restores a backup into an empty data folder and an empty database with the tables of the backup's
 * migration. After a failure, writes no rows and removes the restored files. Throws a `StartupError` with
 * the reason.
 */
export async function restoreBackup(
  db: Database,
  place: Place,
  from: Backup,
  backup: { manifest: Manifest; key: Buffer | undefined },
): Promise<{ rows: number; files: number; wrong: string[] }> {
  const { manifest, key } = backup;
  try {
    await restoreFiles(place, from, backup);
    const rows = await db.transaction(async (tx) => {
      let sum = 0;
      for (const table of tablesInOrder()) {
        const part = manifest.tables[table.name];
        if (part === undefined) continue;
        // Runs before the part is opened: an `await` between opening and reading would lose lines.
        const columns = await writtenColumns(tx, table.name);
        const input = readPart(await opened(from, `tables/${table.name}`), {
          key,
          compress: true,
        });
        const lines = createInterface({ input, crlfDelay: Infinity });
        const written = await restoreTable(tx, { ...table, columns }, lines);
        if (written !== part.rows)
          throw new StartupError(`${table.name}: ${written} rows instead of ${part.rows}.`);
        sum += written;
      }
      await tx.execute(sql`select fill_file_uses()`);
      // Waiting notices may have been sent since the backup, and a copy of the site must not send any.
      if (manifest.tables['notices'] !== undefined)
        await tx.execute(
          sql`update notices set state = 'failed', error = 'restored' where state in ('waiting', 'sending')`,
        );
      return sum;
    });
    const ids = Object.keys(manifest.files);
    const wrong = await differingFiles(db, place.store, ids);
    await place.store.claim(manifest.deployment);
    return { rows, files: ids.length, wrong };
  } catch (error) {
    const begun = await itemsOf(place.store);
    await place.store.remove(begun.map(({ name }) => name));
    for (const id of Object.keys(manifest.files))
      await rm(join(place.incoming, id + UNFINISHED), { force: true });
    throw error;
  }
}
