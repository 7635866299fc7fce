import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, inArray, lte, max } from 'drizzle-orm';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { recordVersions, users } from '../../database/schema.ts';
import { nameOf } from '../../http/audit.ts';
import { stamp, versionOf } from './present.ts';

/** Content of a record: the request body of its kind. */
export type RecordContent = Record<string, unknown>;

type RecordKey = Schemas['RecordReference'];

/** Maximum number of stored versions of a record, without the first one. */
const MOST_VERSIONS = 100;

const isOf = ({ kind, id }: RecordKey) =>
  and(eq(recordVersions.kind, kind), eq(recordVersions.recordId, id));

/** Returns the current user's id and name for a version. */
export async function authorOf(
  tx: Transaction,
  { userId }: Session,
): Promise<{ userId: string; userName: string }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return { userId, userName: user === undefined ? userId : nameOf(user) };
}

/** Returns the number of a record's newest version; 0 for none. */
async function newestNumber(tx: Transaction, key: RecordKey): Promise<number> {
  const [row] = await tx
    .select({ newest: max(recordVersions.number) })
    .from(recordVersions)
    .where(isOf(key));
  return row?.newest ?? 0;
}

/** Throws 409 if the record has changed since `revision`. The caller must have locked its row. */
export async function checkRevision(
  tx: Transaction,
  key: RecordKey,
  revision: number,
): Promise<void> {
  requireRevision(await newestNumber(tx, key), revision);
}

interface Written extends RecordKey {
  action: Exclude<Schemas['RecordAction'], 'imported'>;
  content: RecordContent;
  /** Previous content; stored as version 1 if the record has no version. */
  before?: RecordContent;
  /** Row of a deleted record. */
  row?: RecordContent;
  session: Session;
  now: Date;
}

/**
 * Stores a version of a record, in the transaction of the write. Skips a change that leaves the content
 * equal.
 */
export async function saveVersion(tx: Transaction, written: Written): Promise<void> {
  const { kind, id, action, content, before, row, session, now } = written;
  const key = { kind, recordId: id };
  const author = await authorOf(tx, session);
  let newest = await newestNumber(tx, { kind, id });
  if (newest === 0 && before !== undefined) {
    newest = 1;
    await tx
      .insert(recordVersions)
      .values({ ...key, number: 1, action: 'imported', at: now, content: before });
  }
  if (action === 'changed') {
    const [last] = await tx
      .select({ content: recordVersions.content })
      .from(recordVersions)
      .where(and(isOf({ kind, id }), eq(recordVersions.number, newest)));
    // Removes undefined values, like the database.
    const plain: unknown = JSON.parse(JSON.stringify(content));
    if (isDeepStrictEqual(last?.content, plain)) return;
  }
  const number = newest + 1;
  await tx
    .insert(recordVersions)
    .values({ ...key, number, action, at: now, ...author, content, row: row ?? null });
  await tx
    .delete(recordVersions)
    .where(
      and(
        isOf({ kind, id }),
        gt(recordVersions.number, 1),
        lte(recordVersions.number, number - MOST_VERSIONS),
      ),
    );
}

const DETAILS = {
  recordId: recordVersions.recordId,
  number: recordVersions.number,
  action: recordVersions.action,
  at: recordVersions.at,
  userName: recordVersions.userName,
};

export interface RecordDetails {
  revision: number;
  created?: Schemas['RecordStamp'];
  updated?: Schemas['RecordStamp'];
}

/**
 * Loads revision, creation and last change of records; returns a function that maps a record id to these. A
 * record without versions has revision 0.
 */
export async function recordDetails(
  db: Database | Transaction,
  kind: Schemas['RecordKind'],
  ids: readonly string[],
): Promise<(id: string) => RecordDetails> {
  const details = new Map<string, RecordDetails>();
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(DETAILS)
          .from(recordVersions)
          .where(and(eq(recordVersions.kind, kind), inArray(recordVersions.recordId, [...ids])))
          .orderBy(asc(recordVersions.number));
  for (const row of rows) {
    const known = details.get(row.recordId);
    details.set(row.recordId, {
      ...known,
      revision: row.number,
      ...(row.action === 'created' && { created: stamp(row) }),
      ...(row.action !== 'imported' && { updated: stamp(row) }),
    });
  }
  return (id) => details.get(id) ?? { revision: 0 };
}

/** Returns the versions of a record, newest first. */
export async function versionsOf(
  db: Database,
  key: RecordKey,
): Promise<Schemas['RecordVersion'][]> {
  const rows = await db
    .select(DETAILS)
    .from(recordVersions)
    .where(isOf(key))
    .orderBy(desc(recordVersions.number));
  return rows.map(versionOf);
}

/** Returns a version with its content, by default the newest; undefined if it isn't stored. */
export async function findVersion(db: Database | Transaction, key: RecordKey, number?: number) {
  const [row] = await db
    .select()
    .from(recordVersions)
    .where(and(isOf(key), number === undefined ? undefined : eq(recordVersions.number, number)))
    .orderBy(desc(recordVersions.number))
    .limit(1);
  return row;
}
