import { and, asc, between, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { fullName } from '../../base/full-name.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  AWARDED,
  IN_REVIEW,
  judgingAssignments,
  judgingEntries,
  judgingRounds,
  matches,
  projects,
  users,
} from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { staffRound } from './present.ts';
import type { AssignmentRow, Person, RoundRow } from './rules.ts';

type Reader = Database | Transaction;

const NONE = { entries: 0, assigned: 0, submitted: 0 };

/** Returns the number of entries and assignments by round. */
async function countsOf(db: Reader, ids: readonly string[]) {
  const entries = await db
    .select({ roundId: judgingEntries.roundId, entries: count() })
    .from(judgingEntries)
    .where(inArray(judgingEntries.roundId, [...ids]))
    .groupBy(judgingEntries.roundId);
  const assignments = await db
    .select({
      roundId: judgingAssignments.roundId,
      assigned: count(),
      submitted:
        sql<number>`count(*) filter (where ${judgingAssignments.state} = 'submitted')`.mapWith(
          Number,
        ),
    })
    .from(judgingAssignments)
    .where(
      and(inArray(judgingAssignments.roundId, [...ids]), ne(judgingAssignments.state, 'declined')),
    )
    .groupBy(judgingAssignments.roundId);
  return new Map(
    ids.map((id) => {
      const own = entries.find(({ roundId }) => roundId === id);
      const { assigned, submitted } = assignments.find(({ roundId }) => roundId === id) ?? NONE;
      return [id, { entries: own?.entries ?? 0, assigned, submitted }] as const;
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

/**
 * Adds entries to a round: those on the shortlist of the earlier round, otherwise the accepted entries of the
 * edition. Entries in the round stay.
 * @returns the number of added entries
 */
export async function addEntries(tx: Transaction, round: RoundRow): Promise<number> {
  const { fromRoundId, matchId } = round;
  const found =
    fromRoundId === null
      ? await tx
          .select({ projectId: projects.id })
          .from(projects)
          .where(
            and(eq(projects.matchId, matchId), between(projects.decidedStatus, IN_REVIEW, AWARDED)),
          )
      : await tx
          .select({ projectId: judgingEntries.projectId })
          .from(judgingEntries)
          .where(
            and(eq(judgingEntries.roundId, fromRoundId), eq(judgingEntries.shortlisted, true)),
          );
  const rows = found.map(({ projectId }) => ({ roundId: round.id, projectId }));
  await inBatches(rows, (batch) => tx.insert(judgingEntries).values(batch).onConflictDoNothing());
  return rows.length;
}

/** Returns the entries of a round with their content and order among ties. */
export async function roundEntryRows(db: Reader, roundId: string) {
  return await db
    .select({ place: judgingEntries, entry: projects })
    .from(judgingEntries)
    .innerJoin(projects, eq(projects.id, judgingEntries.projectId))
    .where(eq(judgingEntries.roundId, roundId));
}

/** Returns the assignments of a round with the names of their judges; null for a deleted account. */
export async function roundAssignments(db: Reader, roundId: string) {
  const rows = await db
    .select({ assignment: judgingAssignments, user: users })
    .from(judgingAssignments)
    .leftJoin(users, eq(users.id, judgingAssignments.judgeId))
    .where(eq(judgingAssignments.roundId, roundId))
    .orderBy(asc(judgingAssignments.createDate), asc(judgingAssignments.id));
  return rows.map(({ assignment, user }) => ({
    assignment,
    judgeName: user === null ? null : fullName(user),
  }));
}

/** Returns an assignment with its round, entry and judge. Throws 404 if it doesn't exist. */
export async function findAssignment(db: Database, id: string) {
  const [row] = await db
    .select({ assignment: judgingAssignments, round: judgingRounds, entry: projects, judge: users })
    .from(judgingAssignments)
    .innerJoin(judgingRounds, eq(judgingRounds.id, judgingAssignments.roundId))
    .innerJoin(projects, eq(projects.id, judgingAssignments.projectId))
    .leftJoin(users, eq(users.id, judgingAssignments.judgeId))
    .where(eq(judgingAssignments.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Inserts assignments; skips those that exist. Returns the number of inserted ones. */
export async function insertAssignments(
  tx: Transaction,
  rows: readonly (typeof judgingAssignments.$inferInsert)[],
): Promise<number> {
  let inserted = 0;
  await inBatches(rows, async (batch) => {
    const done = await tx
      .insert(judgingAssignments)
      .values(batch)
      .onConflictDoNothing()
      .returning({ id: judgingAssignments.id });
    inserted += done.length;
  });
  return inserted;
}

/** Removes assignments of a round; returns the removed ones. */
export async function removeAssignments(
  tx: Transaction,
  roundId: string,
  ids: readonly string[],
): Promise<AssignmentRow[]> {
  if (ids.length === 0) return [];
  return await tx
    .delete(judgingAssignments)
    .where(and(eq(judgingAssignments.roundId, roundId), inArray(judgingAssignments.id, [...ids])))
    .returning();
}

/** Stores the order of tied entries for a score. */
export async function writeTies(
  tx: Transaction,
  roundId: string,
  { entryIds, reason, score }: { entryIds: readonly string[]; reason: string; score: number },
): Promise<void> {
  for (const [index, projectId] of entryIds.entries())
    await tx
      .update(judgingEntries)
      .set({ tiePosition: index + 1, tieReason: reason, tieScore: score })
      .where(and(eq(judgingEntries.roundId, roundId), eq(judgingEntries.projectId, projectId)));
}

/** Replaces the shortlist of a round. */
export async function writeShortlist(
  tx: Transaction,
  roundId: string,
  entryIds: readonly string[],
): Promise<void> {
  const listed =
    entryIds.length === 0 ? sql`false` : inArray(judgingEntries.projectId, [...entryIds]);
  await tx
    .update(judgingEntries)
    .set({ shortlisted: sql`${listed}` })
    .where(eq(judgingEntries.roundId, roundId));
}

/** Returns the caller's account with its contacts, for conflicts of interest. */
export async function callerOf(db: Reader, userId: string): Promise<Person> {
  const [user] = await db
    .select({ id: users.id, phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound();
  return user;
}
