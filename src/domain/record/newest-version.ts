import { getRecordVersion, listRecordVersions } from '@/api/generated/staff-record/staff-record';
import type { RecordKind } from '@/api/generated/model';
import { contentOf } from './record-content';
import type { Newest } from './use-optimistic-save';

export async function newestVersion(
  kind: RecordKind,
  id: string,
): Promise<Newest<number> | undefined> {
  const [newest] = await listRecordVersions(kind, id);
  if (newest === undefined) return undefined;
  const version = await getRecordVersion(kind, id, newest.number);
  const { number: revision, at, by } = version;
  return { content: contentOf(version, kind), revision, at, by };
}
