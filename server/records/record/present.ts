import type { recordVersions } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';

type VersionRow = typeof recordVersions.$inferSelect;

/** Returns author and time of a version. */
export const stamp = ({
  at,
  userName,
}: Pick<VersionRow, 'at' | 'userName'>): Schemas['RecordStamp'] => ({
  at: at.toISOString(),
  ...omitNull({ by: userName }),
});

export function versionOf(
  row: Pick<VersionRow, 'number' | 'action' | 'at' | 'userName'>,
): Schemas['RecordVersion'] {
  return { number: row.number, action: row.action, ...stamp(row) };
}

export function deletedRecord(row: VersionRow): Schemas['DeletedRecord'] {
  const { kind, recordId: id, content } = row;
  const title = (content['title'] ?? content['name']) as Schemas['LocalizedText'];
  return { kind, id, title, ...stamp(row) };
}
