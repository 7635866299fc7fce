import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { files } from '../../database/schema.ts';
import { isUnused, lockFiles, removeUnusedFiles } from '../../files/uploads/remove-files.ts';

const DAY = 86_400_000;
/** Days until an upload without a reference is removed. */
const UNATTACHED_DAYS = 7;

/** Maximum number of files per run; limits the damage of a wrong clock. */
const MAX_FILES = 100;

/**
 * Removes users' uploads that no record, draft or version references. Keeps the media library.
 * Returns the removed files; the caller moves the bytes after the transaction.
 */
export async function removeUnattached(tx: Transaction, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - UNATTACHED_DAYS * DAY);
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.public, false),
        isNull(files.copyOf),
        isNotNull(files.ownerId),
        lt(files.createDate, before),
        isUnused(tx),
      ),
    )
    .orderBy(asc(files.createDate), asc(files.id))
    .limit(MAX_FILES);
  const locked = await lockFiles(
    tx,
    inArray(
      files.id,
      found.map(({ id }) => id),
    ),
  );
  return await removeUnusedFiles(tx, locked, { now });
}
