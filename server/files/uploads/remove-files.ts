import { and, asc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { files, fileUses, removedFiles } from '../../database/schema.ts';

/** Source of `file_uses` for versions, which display nothing but may be restored. */
export const VERSIONS = 'record_versions';

/** Condition for files without references. */
export function isUnused(db: Database | Transaction): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(fileUses)
      .where(eq(fileUses.fileId, files.id)),
  );
}

/** Locks files against new references and returns their identifiers. */
export async function lockFiles(tx: Transaction, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(where)
    .orderBy(asc(files.id))
    .for('update');
  return rows.map(({ id }) => id);
}

interface Removal {
  now: Date;
  /** If set, files that only versions refer to are removed too. */
  versions?: 'ignored';
}

/**
 * Removes the locked files without references and their scaled copies, and keeps their rows in
 * `removed_files`. Returns the removed identifiers; the caller moves the bytes after the transaction.
 */
export async function removeUnusedFiles(
  tx: Transaction,
  locked: readonly string[],
  { now, versions }: Removal,
): Promise<string[]> {
  if (locked.length === 0) return [];
  if (versions === 'ignored') {
    const ofVersions = and(eq(fileUses.source, VERSIONS), inArray(fileUses.fileId, [...locked]));
    await tx.delete(fileUses).where(ofVersions);
  }
  const unused = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...locked]), isUnused(tx)));
  const ids = unused.map(({ id }) => id);
  if (ids.length === 0) return [];
  const isRemoved = or(inArray(files.id, ids), inArray(files.copyOf, ids));
  await tx.execute(
    sql`insert into ${removedFiles} (id, "row", removed_at)
      select ${files.id}, to_jsonb(${files}), ${now.toISOString()}::timestamptz from ${files} where ${isRemoved}
      on conflict (id) do update set "row" = excluded."row", removed_at = excluded.removed_at`,
  );
  const removed = await tx.delete(files).where(isRemoved).returning({ id: files.id });
  return removed.map(({ id }) => id);
}
