import { notFound } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { deleteDraft } from './record-drafts.ts';
import type { RecordKind } from './record-kinds.ts';
import { saveVersion } from './record-versions.ts';

/** Deletes an unreferenced record, and stores a version that can be restored. */
export async function removeRecord(
  db: Database,
  details: RecordKind,
  { kind, id }: Schemas['RecordReference'],
  { session, now }: { session: Session; now: Date },
): Promise<Schemas['RecordReference']> {
  await db.transaction(async (tx) => {
    const row = await details.lock(tx, id);
    if (row === undefined) throw notFound();
    details.checkRemoval?.(row);
    await details.remove(tx, id);
    await deleteDraft(tx, { kind, id });
    const content = details.bodyOf(row);
    await saveVersion(tx, { kind, id, action: 'deleted', content, row, session, now });
  });
  return { kind, id };
}
