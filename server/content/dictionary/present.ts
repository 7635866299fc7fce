import { eq, type InferSelectModel } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { dictionaryEntries } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';

type EntryRow = InferSelectModel<typeof dictionaryEntries>;

/** The revision of an entry. */
export function entryRevision(row: EntryRow): string {
  const { dictType, value, labels, parentId, remarks, position } = row;
  return revisionOf({ dictType, value, labels, parentId, remarks, position });
}

/** An entry as the contract answers it. */
export function mappingEntry(row: EntryRow): Schemas['MappingEntry'] {
  const { id, dictType, value, labels, parentId, createBy, updateBy, remarks } = row;
  return {
    id,
    revision: entryRevision(row),
    dictType,
    value,
    labels,
    ...omitNull({ parentId, createBy, updateBy, remarks }),
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
  };
}

/**
 * Throws the business rule when `parentId` can't stand above the entry `id`: it isn't there, or
 * the way up from it comes back to the entry.
 */
export async function checkParent(
  tx: Transaction,
  parentId: string | undefined,
  id?: string,
): Promise<void> {
  let above: string | null = parentId ?? null;
  while (above !== null) {
    if (above === id) throw businessRule('parentInvalid');
    const [row]: { parentId: string | null }[] = await tx
      .select({ parentId: dictionaryEntries.parentId })
      .from(dictionaryEntries)
      .where(eq(dictionaryEntries.id, above));
    if (row === undefined) throw businessRule('parentInvalid');
    above = row.parentId;
  }
}
