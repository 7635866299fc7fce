import { and, desc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inBatches } from '../../database/in-batches.ts';
import type { Transaction } from '../../database/open.ts';
import {
  IN_REVIEW,
  projectAwards,
  projectDecisions,
  projectHistory,
  projects,
} from '../../database/schema.ts';
import { isUnpublished } from './decision-queries.ts';
import type { EntryRow, Status } from './rules.ts';

const ofEdition = (editionId: string) => eq(projects.matchId, editionId);

/** Locks and returns an edition's entries whose decision isn't published. */
export async function lockUnpublished(tx: Transaction, editionId: string) {
  return await tx
    .select({ entry: projects, decision: projectDecisions })
    .from(projects)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(ofEdition(editionId), isUnpublished))
    .for('update', { of: projects });
}

/** Marks unpublished entries as published by their result. */
export async function showResults(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .update(projects)
    .set({ publishedBy: 'results' })
    .where(and(inArray(projects.id, ids), isNull(projects.publishedBy)));
}

/** Replaces the published awards of entries. */
export async function replaceAwards(
  tx: Transaction,
  ids: string[],
  awards: readonly (typeof projectAwards.$inferInsert)[],
): Promise<void> {
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, ids));
  await inBatches(awards, (batch) => tx.insert(projectAwards).values(batch));
}

/**
 * Removes the first result and all later steps from the histories of an edition's entries. A later step,
 * such as a correction, would reveal the result.
 * @returns the ids of entries that had such steps
 */
export async function removeResultSteps(tx: Transaction, editionId: string): Promise<string[]> {
  const entries = tx.select({ id: projects.id }).from(projects).where(ofEdition(editionId));
  const result = alias(projectHistory, 'result');
  const isResultOrLater = exists(
    tx
      .select({ one: sql`1` })
      .from(result)
      .where(
        and(
          eq(result.projectId, projectHistory.projectId),
          gt(result.status, IN_REVIEW),
          lte(result.position, projectHistory.position),
        ),
      ),
  );
  const removed = await tx
    .delete(projectHistory)
    .where(and(inArray(projectHistory.projectId, entries), isResultOrLater))
    .returning({ id: projectHistory.projectId });
  return [...new Set(removed.map(({ id }) => id))];
}

/** Locks and returns an edition's entries that have one of these ids or a result. */
export async function lockResults(
  tx: Transaction,
  editionId: string,
  ids: string[],
): Promise<EntryRow[]> {
  return await tx
    .select()
    .from(projects)
    .where(and(ofEdition(editionId), or(inArray(projects.id, ids), gt(projects.status, IN_REVIEW))))
    .for('update');
}

/** Returns the status of each entry's last step. */
export async function lastStatuses(
  tx: Transaction,
  ids: string[],
): Promise<ReadonlyMap<string, Status>> {
  const steps = await tx
    .selectDistinctOn([projectHistory.projectId])
    .from(projectHistory)
    .where(inArray(projectHistory.projectId, ids))
    .orderBy(projectHistory.projectId, desc(projectHistory.position));
  return new Map(steps.map((step) => [step.projectId, step.status]));
}

/** Sets the published status of entries without adding a step to their histories. */
export async function restoreStatus(
  tx: Transaction,
  ids: string[],
  { status, at }: { status: Status; at: Date },
): Promise<void> {
  await tx
    .update(projects)
    .set({ status, revision: sql`${projects.revision} + 1`, updateDate: at })
    .where(inArray(projects.id, ids));
}

/** Unpublishes entries that were published by their result, and removes all awards of the edition. */
export async function withdrawResults(tx: Transaction, editionId: string): Promise<void> {
  await tx
    .update(projects)
    .set({ publishedBy: null })
    .where(and(ofEdition(editionId), eq(projects.publishedBy, 'results')));
  const entries = tx.select({ id: projects.id }).from(projects).where(ofEdition(editionId));
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, entries));
}
