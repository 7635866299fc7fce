import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { files } from '../database/schema.ts';

/** How many names are looked up at once. */
const BATCH = 500;

async function knownIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Removes what a server that was killed left of uploads: bytes that are not whole (`.part`), and
 * whole ones that nothing in the database knows, because it was killed before it wrote so.
 * @param olderThan only what was written before; another server may be writing the rest
 * @returns how many files were removed
 */
export async function cleanUpUploads(
  db: Database,
  folder: string,
  olderThan: Date,
): Promise<number> {
  const names = await readdir(folder);
  let removed = 0;
  for (let from = 0; from < names.length; from += BATCH) {
    const batch = names.slice(from, from + BATCH);
    const known = await knownIds(db, batch);
    for (const name of batch) {
      if (known.has(name)) continue;
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found === undefined || !found.isFile() || found.mtime >= olderThan) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
