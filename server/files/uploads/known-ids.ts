import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

/** Number of names per query. */
const BATCH = 500;

/** Returns the names that are files in the database. */
export async function knownIds(db: Database, names: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < names.length; from += BATCH) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, names.slice(from, from + BATCH)));
    for (const { id } of rows) known.add(id);
  }
  return known;
}
