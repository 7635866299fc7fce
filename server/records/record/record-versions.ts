import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, inArray, lte, max } from 'drizzle-orm';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { recordVersions, users } from '../../database/schema.ts';
import { nameOf } from '../../http/audit.ts';
import { stamp, versionOf } from './present.ts';

/** A record as the write of its kind takes it. */
export type RecordContent = Record<string, unknown>;

type RecordKey = Schemas['RecordReference'];

/** Versions that a record keeps, and its first besides. */
const MOST_VERSIONS = 100;

const isOf = ({ kind, id }: RecordKey) =>
  and(eq(recordVersions.kind, kind), eq(recordVersions.recordId, id));

/** The name of who is at work, as it is kept with what they wrote. */
export async function authorOf(
  tx: Transaction,
  { userId }: Session,
): Promise<{ userId: string; userName: string }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return { userId, userName: user === undefined ? userId : nameOf(user) };
}

/** Number of the newest version of a record; 0 where none is kept. */
async function newestNumber(tx: Transaction, key: RecordKey): Promise<number> {
  const [row] = await tx
    .select({ newest: max(recordVersions.number) })
    .from(recordVersions)
    .where(isOf(key));
  return row?.newest ?? 0;
}

/** Throws 409 where somebody has changed the record since `revision`; the caller holds its row. */
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
  /** What was there before: kept too, where it is the first that the server keeps. */
  before?: RecordContent;
  /** The row of a deleted record. */
  row?: RecordContent;
  session: Session;
  now: Date;
}

/**
 * Keeps what a write made of a record, in the write's own transaction. A write that changed nothing
 * is none.
 */
export async function keepVersion(tx: Transaction, written: Written): Promise<void> {
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
    // As the database keeps it: without what is undefined.
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

/** What the server knows of who wrote a record, and when. */
export interface RecordDetails {
  revision: number;
  created?: Schemas['RecordStamp'];
  updated?: Schemas['RecordStamp'];
}

/** Who made records and changed them last; a record of which no version is kept has revision 0. */
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

/** The versions of a record, newest first. */
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

/** One version with everything; undefined where it isn't kept. */
export async function findVersion(db: Database | Transaction, key: RecordKey, number?: number) {
  const [row] = await db
    .select()
    .from(recordVersions)
    .where(and(isOf(key), number === undefined ? undefined : eq(recordVersions.number, number)))
    .orderBy(desc(recordVersions.number))
    .limit(1);
  return row;
}
