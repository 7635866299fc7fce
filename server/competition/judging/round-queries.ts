import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  judgingAssignments,
  judgingEntries,
  judgingRounds,
  matches,
} from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { staffRound } from './present.ts';
import type { AssignmentRow, RoundRow } from './rules.ts';

type Reader = Database | Transaction;

const NONE = { entries: 0, assigned: 0, begun: 0, submitted: 0 };

const countOf = (wanted: SQL) => sql<number>`count(*) filter (where ${wanted})`.mapWith(Number);

/** Returns the number of entries and assignments by round. */
async function countsOf(db: Reader, ids: readonly string[]) {
  const { state } = judgingAssignments;
  const entries = await db
    .select({ roundId: judgingEntries.roundId, entries: count() })
    .from(judgingEntries)
    .where(inArray(judgingEntries.roundId, [...ids]))
    .groupBy(judgingEntries.roundId);
  const assignments = await db
    .select({
      roundId: judgingAssignments.roundId,
      assigned: count(),
      begun: countOf(inArray(state, ['draft', 'submitted'])),
      submitted: countOf(eq(state, 'submitted')),
    })
    .from(judgingAssignments)
    .where(and(inArray(judgingAssignments.roundId, [...ids]), ne(state, 'declined')))
    .groupBy(judgingAssignments.roundId);
  return new Map(
    ids.map((id) => {
      const own = entries.find(({ roundId }) => roundId === id);
      const { assigned, begun, submitted } =
        assignments.find(({ roundId }) => roundId === id) ?? NONE;
      return [id, { entries: own?.entries ?? 0, assigned, begun, submitted }] as const;
    }),
  );
}

/** Returns rounds for staff in the given order. */
export async function withCounts(
  db: Reader,
  rows: readonly RoundRow[],
  now: Date,
): Promise<Schemas['JudgingRound'][]> {
  if (rows.length === 0) return [];
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => staffRound(row, counts.get(row.id) ?? NONE, now));
}

/** Returns one round for staff. */
export async function withOwnCounts(
  db: Reader,
  row: RoundRow,
  now: Date,
): Promise<Schemas['JudgingRound']> {
  const [round] = await withCounts(db, [row], now);
  if (round === undefined) throw notFound();
  return round;
}

/** Returns the rounds of an edition, latest first. */
export async function roundsOf(db: Database, editionId: string): Promise<RoundRow[]> {
  return await db
    .select()
    .from(judgingRounds)
    .where(eq(judgingRounds.matchId, editionId))
    .orderBy(desc(judgingRounds.createDate), asc(judgingRounds.id));
}

/** Returns a round as a list of at most one. */
export async function roundRows(db: Reader, id: string): Promise<RoundRow[]> {
  return await db.select().from(judgingRounds).where(eq(judgingRounds.id, id));
}

/** Returns a round. Throws 404 if it doesn't exist. */
export async function findRound(db: Reader, id: string): Promise<RoundRow> {
  const [row] = await roundRows(db, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Returns a round, locked until the transaction ends. Throws 404 if it doesn't exist. */
export async function lockRound(tx: Transaction, id: string): Promise<RoundRow> {
  const [row] = await tx.select().from(judgingRounds).where(eq(judgingRounds.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Returns the criteria of an edition. Throws a business rule if the edition doesn't exist. */
export async function editionCriteria(
  db: Reader,
  editionId: string,
): Promise<Schemas['StaffCriterion'][]> {
  const [row] = await db
    .select({ criteria: matches.criteria })
    .from(matches)
    .where(eq(matches.id, editionId));
  if (row === undefined) throw businessRule('editionUnknown');
  return row.criteria;
}

/** Inserts a round. */
export async function insertRound(
  tx: Reader,
  values: typeof judgingRounds.$inferInsert,
): Promise<RoundRow[]> {
  return await tx.insert(judgingRounds).values(values).returning();
}

/** Updates columns of a round and returns the row. */
export async function changeRound(
  tx: Transaction,
  id: string,
  changes: Partial<RoundRow>,
): Promise<RoundRow> {
  const [row] = await tx
    .update(judgingRounds)
    .set(changes)
    .where(eq(judgingRounds.id, id))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** Removes a round with its entries and assignments. */
export async function removeRound(tx: Transaction, id: string): Promise<void> {
  await tx.delete(judgingRounds).where(eq(judgingRounds.id, id));
}

/** Returns the number of assignments of a round in these states. */
export async function assignmentCount(
  tx: Transaction,
  roundId: string,
  states: readonly AssignmentRow['state'][],
): Promise<number> {
  const { state } = judgingAssignments;
  const wanted = and(eq(judgingAssignments.roundId, roundId), inArray(state, [...states]));
  return await tx.$count(judgingAssignments, wanted);
}
