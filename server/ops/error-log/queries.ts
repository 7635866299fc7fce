import { desc, lt, lte } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { errorLog } from '../../database/schema.ts';

/** Rows per statement; small, so that statements of other requests can run in between. */
const ROWS_AT_ONCE = 20;

/** Inserts entries in small batches. */
export async function insertEntries(
  db: Database,
  rows: readonly (typeof errorLog.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(errorLog).values(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Deletes entries received before `oldest`, and those beyond the newest `most`. */
export async function deleteOldEntries(
  db: Database,
  { oldest, most }: { oldest: Date; most: number },
): Promise<void> {
  await db.delete(errorLog).where(lt(errorLog.receivedAt, oldest));
  const [beyond] = await db
    .select({ id: errorLog.id })
    .from(errorLog)
    .orderBy(desc(errorLog.id))
    .limit(1)
    .offset(most);
  if (beyond !== undefined) await db.delete(errorLog).where(lte(errorLog.id, beyond.id));
}
