import { and, eq, inArray } from 'drizzle-orm';
import type { Schemas, Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { recordDrafts } from '../../database/schema.ts';
import { authorOf, type RecordContent } from './record-versions.ts';

type RecordKey = Schemas['RecordReference'];

const isOf = ({ kind, id }: RecordKey) =>
  and(eq(recordDrafts.kind, kind), eq(recordDrafts.recordId, id));

/** Stores a draft of a record's change; replaces an earlier draft. */
export async function saveDraft(
  tx: Transaction,
  key: RecordKey,
  { content, session, now }: { content: RecordContent; session: Session; now: Date },
): Promise<void> {
  const values = { content, at: now, ...(await authorOf(tx, session)) };
  await tx
    .insert(recordDrafts)
    .values({ kind: key.kind, recordId: key.id, ...values })
    .onConflictDoUpdate({ target: [recordDrafts.kind, recordDrafts.recordId], set: values });
}

export async function deleteDraft(tx: Transaction, key: RecordKey): Promise<void> {
  await tx.delete(recordDrafts).where(isOf(key));
}

/** Returns the drafts of records by record id. */
async function draftsOf(
  db: Database | Transaction,
  kind: Schemas['RecordKind'],
  ids: readonly string[],
): Promise<Map<string, typeof recordDrafts.$inferSelect>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(recordDrafts)
    .where(and(eq(recordDrafts.kind, kind), inArray(recordDrafts.recordId, [...ids])));
  return new Map(rows.map((row) => [row.recordId, row]));
}

/** Request body of each kind. */
interface Bodies {
  news: Schemas['NewsBody'];
  activity: Schemas['StaffActivityBody'];
  match: Schemas['StaffMatchBody'];
}

/**
 * Loads drafts for staff; returns a function that maps a record id to its draft, or to an empty object.
 */
export async function draftDetails<K extends keyof Bodies>(
  db: Database | Transaction,
  kind: K,
  ids: readonly string[],
): Promise<(id: string) => { draft?: { content: Bodies[K]; at: string; by: string } }> {
  const drafts = await draftsOf(db, kind, ids);
  return (id) => {
    const draft = drafts.get(id);
    if (draft === undefined) return {};
    const { content, at, userName: by } = draft;
    return { draft: { content: content as unknown as Bodies[K], at: at.toISOString(), by } };
  };
}

/** Applies changed fields of a record to its draft, which would otherwise revert them when saved. */
export async function applyToDraft(
  tx: Transaction,
  key: RecordKey,
  { before, content }: { before: RecordContent; content: RecordContent },
): Promise<void> {
  const draft = (await draftsOf(tx, key.kind, [key.id])).get(key.id);
  if (draft === undefined) return;
  const changes = Object.entries(content).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  const updated = { ...draft.content, ...Object.fromEntries(changes) };
  await tx.update(recordDrafts).set({ content: updated }).where(isOf(key));
}
