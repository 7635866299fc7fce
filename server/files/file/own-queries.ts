import { and, asc, eq, inArray } from 'drizzle-orm';
import { businessRule, withField } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

/** A file that a request body refers to. */
export interface NamedFile {
  /** Absent if the optional field is absent. */
  id: string | undefined;
  /** JSON Pointer of the field. */
  pointer: string;
  /** Required kind; any kind by default. */
  kind?: 'image' | 'video';
}

/**
 * Throws a business rule, with the field, for files that don't exist, belong to other users or have the
 * wrong kind. Locks the files against removal until the transaction ends.
 */
export async function checkOwnFiles(
  tx: Transaction,
  userId: string,
  named: readonly NamedFile[],
): Promise<void> {
  const ids = named.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: files.id, mime: files.mime })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)))
    .orderBy(asc(files.id))
    .for('key share');
  const mimes = new Map(rows.map(({ id, mime }) => [id, mime]));
  for (const { id, pointer, kind } of named) {
    if (id === undefined) continue;
    const mime = mimes.get(id);
    if (mime === undefined) throw withField(businessRule('fileNotYours'), pointer);
    if (kind !== undefined && !mime.startsWith(`${kind}/`))
      throw withField(businessRule('fileKind'), pointer);
  }
}
