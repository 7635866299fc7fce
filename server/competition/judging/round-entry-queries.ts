import { and, between, eq, inArray, notInArray } from 'drizzle-orm';
import { inBatches } from '../../database/in-batches.ts';
import type { Transaction } from '../../database/open.ts';
import {
  AWARDED,
  IN_REVIEW,
  judgingAssignments,
  judgingEntries,
  projects,
} from '../../database/schema.ts';
import type { RoundRow } from './rules.ts';

/** Returns the ids of the entries that a round judges: the shortlist of an earlier round, or all accepted ones. */
async function entriesToJudge(
  tx: Transaction,
  { fromRoundId, matchId }: RoundRow,
): Promise<string[]> {
  const { roundId, projectId, shortlisted } = judgingEntries;
  const found =
    fromRoundId === null
      ? await tx
          .select({ projectId: projects.id })
          .from(projects)
          .where(
            and(eq(projects.matchId, matchId), between(projects.decidedStatus, IN_REVIEW, AWARDED)),
          )
      : await tx
          .select({ projectId })
          .from(judgingEntries)
          .where(and(eq(roundId, fromRoundId), eq(shortlisted, true)));
  return found.map((row) => row.projectId);
}

async function insertEntries(tx: Transaction, round: RoundRow, ids: string[]): Promise<void> {
  const rows = ids.map((projectId) => ({ roundId: round.id, projectId }));
  await inBatches(rows, (batch) => tx.insert(judgingEntries).values(batch).onConflictDoNothing());
}

/** Adds the entries that a new round judges; returns their number. */
export async function addEntries(tx: Transaction, round: RoundRow): Promise<number> {
  const ids = await entriesToJudge(tx, round);
  await insertEntries(tx, round, ids);
  return ids.length;
}

/**
 * Adds the entries that a round judges now, and removes the others with their assignments, unless a score
 * sheet is begun.
 * @returns the number of removed assignments
 */
export async function updateEntries(tx: Transaction, round: RoundRow): Promise<number> {
  const ids = await entriesToJudge(tx, round);
  await insertEntries(tx, round, ids);
  const { roundId, projectId, state } = judgingAssignments;
  const begun = tx
    .select({ projectId })
    .from(judgingAssignments)
    .where(and(eq(roundId, round.id), inArray(state, ['draft', 'submitted'])));
  const gone = await tx
    .delete(judgingEntries)
    .where(
      and(
        eq(judgingEntries.roundId, round.id),
        notInArray(judgingEntries.projectId, begun),
        ids.length === 0 ? undefined : notInArray(judgingEntries.projectId, ids),
      ),
    )
    .returning({ projectId: judgingEntries.projectId });
  if (gone.length === 0) return 0;
  const goneIds = gone.map((row) => row.projectId);
  const removed = await tx
    .delete(judgingAssignments)
    .where(and(eq(roundId, round.id), inArray(projectId, goneIds)))
    .returning({ state });
  return removed.filter((row) => row.state === 'assigned').length;
}
