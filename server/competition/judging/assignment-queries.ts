import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fullName } from '../../base/full-name.ts';
import { notFound } from '../../base/failure.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  judgingAssignments,
  judgingEntries,
  judgingRounds,
  projects,
  users,
} from '../../database/schema.ts';
import { isJudge } from './judge-queries.ts';
import type { AssignmentRow } from './rules.ts';

type Reader = Database | Transaction;

/** Returns the entries of a round with name, track, people and company, and their order among ties. */
export async function roundEntryRows(db: Reader, roundId: string) {
  const { id, name, domain, userId, team, members, company } = projects;
  return await db
    .select({ place: judgingEntries, entry: { id, name, domain, userId, team, members, company } })
    .from(judgingEntries)
    .innerJoin(projects, eq(projects.id, judgingEntries.projectId))
    .where(eq(judgingEntries.roundId, roundId));
}

/** Returns whether all these entries take part in a round. */
export async function areInRound(
  tx: Transaction,
  roundId: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { projectId } = judgingEntries;
  const found = and(eq(judgingEntries.roundId, roundId), inArray(projectId, wanted));
  return (await tx.$count(judgingEntries, found)) === wanted.length;
}

/** Returns the assignments of a round with the names of their judges; null for a deleted account. */
export async function roundAssignments(db: Reader, roundId: string) {
  const rows = await db
    .select({
      assignment: judgingAssignments,
      user: users,
      active: sql<boolean | null>`${isJudge}`,
    })
    .from(judgingAssignments)
    .leftJoin(users, eq(users.id, judgingAssignments.judgeId))
    .where(eq(judgingAssignments.roundId, roundId))
    .orderBy(asc(judgingAssignments.createDate), asc(judgingAssignments.id));
  return rows.map(({ assignment, user, active }) => ({
    assignment,
    judgeName: user === null ? null : fullName(user),
    /** Whether the account of the judge has lost the permission, or was closed. */
    inactive: active !== true,
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

/** Replaces the shortlist of a round; returns the ids of the entries that were added or removed. */
export async function writeShortlist(
  tx: Transaction,
  roundId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  const { projectId, shortlisted } = judgingEntries;
  const listed = entryIds.length === 0 ? sql`false` : inArray(projectId, [...entryIds]);
  const changed = await tx
    .update(judgingEntries)
    .set({ shortlisted: sql`${listed}` })
    .where(and(eq(judgingEntries.roundId, roundId), sql`${shortlisted} <> ${listed}`))
    .returning({ projectId });
  return changed.map((row) => row.projectId);
}
