import { type InferSelectModel } from 'drizzle-orm';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { dictionaryEntries } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';

export type EntryRow = InferSelectModel<typeof dictionaryEntries>;

export function entryRevision(row: EntryRow): string {
  const { dictType, value, labels, parentId, remarks, position } = row;
  return revisionOf({ dictType, value, labels, parentId, remarks, position });
}

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

/** Groups entries by dictionary, for forms. */
export function dictionariesOf(rows: readonly EntryRow[]): Schemas['Dictionary'][] {
  const byType = Map.groupBy(rows, (row) => row.dictType);
  return [...byType].map(([code, entries]) => ({
    code,
    dataList: entries.map(({ value, labels }) => ({ value, label: labels })),
  }));
}
