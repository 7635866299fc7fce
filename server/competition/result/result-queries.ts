import { and, desc, eq, exists, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  IN_REVIEW,
  projectAwards,
  projectDecisions,
  projectHistory,
  projectReviews,
  projects,
  SUBMITTED,
  users,
} from '../../database/schema.ts';
import { isReachable } from '../../notices/reach.ts';
import { isOutdated, isUnpublished } from '../entry/decision-queries.ts';
import type { Result } from '../entry/rules.ts';
import type { ResultRow } from './changes.ts';
import { PUBLISHED_BY, type Stage } from './stages.ts';

const ofEdition = (editionId: string) => eq(projects.matchId, editionId);

const publishers = (stages: readonly Stage[]) => stages.map((stage) => PUBLISHED_BY[stage]);

const { id, userId, name, status, finalist, publishedBy, decidedStatus } = projects;
const entry = { id, userId, name, status, finalist, publishedBy, decidedStatus };

/** Returns an edition's submitted entries with their decisions; with `lock`, locks the entries. */
export async function resultRows(
  db: Database | Transaction,
  editionId: string,
  { lock = false } = {},
): Promise<ResultRow[]> {
  const { status: decided, finalist: inFinal, award, prizeId, note } = projectDecisions;
  const rows = db
    .select({
      entry,
      decision: { status: decided, finalist: inFinal, award, prizeId, note },
      unpublished: sql<boolean>`coalesce(${isUnpublished}, false)`,
      outdated: sql<boolean>`coalesce(${isOutdated}, false)`,
    })
    .from(projects)
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(ofEdition(editionId), gte(projects.status, SUBMITTED)))
    .orderBy(projects.id);
  return lock ? await rows.for('update', { of: projects }) : await rows;
}

/** Returns the owners of an edition's submitted entries who can't be notified. */
export async function unreachableOwners(
  db: Database,
  editionId: string,
  hasSms: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId })
    .from(projects)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        ofEdition(editionId),
        gte(status, SUBMITTED),
        sql`(${users.disabled} or not ${isReachable(hasSms)})`,
      ),
    );
  return new Set(rows.map((row) => row.userId));
}

/** Returns the note of the last decision of each result about an edition's entries. */
export async function noteOfResult(
  tx: Transaction,
  editionId: string,
): Promise<(projectId: string, result: Result) => string | null> {
  const { projectId, position } = projectReviews;
  const decided = [projectId, projectReviews.status, projectReviews.finalist] as const;
  const rows = await tx
    .selectDistinctOn([...decided])
    .from(projectReviews)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(ofEdition(editionId))
    .orderBy(...decided, desc(position));
  const keyOf = (of: string, result: Result) => `${of} ${result.status} ${result.finalist}`;
  const notes = new Map(
    rows.map(({ project_reviews: row }) => [keyOf(row.projectId, row), row.note]),
  );
  return (of, result) => notes.get(keyOf(of, result)) ?? null;
}

/** Marks unpublished entries as published by a stage. */
export async function showResults(tx: Transaction, ids: string[], stage: Stage): Promise<void> {
  await tx
    .update(projects)
    .set({ publishedBy: PUBLISHED_BY[stage] })
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
 * Removes the first step of these stages and all later steps from the histories of an edition's entries. A
 * later step, such as a correction, would reveal the result.
 * @returns the ids of entries that had such steps
 */
export async function removeResultSteps(
  tx: Transaction,
  editionId: string,
  stages: readonly Stage[],
): Promise<string[]> {
  const entries = tx.select({ id: projects.id }).from(projects).where(ofEdition(editionId));
  const result = alias(projectHistory, 'result');
  const isResultOrLater = exists(
    tx
      .select({ one: sql`1` })
      .from(result)
      .where(
        and(
          eq(result.projectId, projectHistory.projectId),
          // Releases without stages published all results with the winners.
          or(
            inArray(result.stage, [...stages]),
            and(isNull(result.stage), gt(result.status, IN_REVIEW)),
          ),
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

/** Entry that shows a result; `byStage` if one of the withdrawn stages made it public. */
type ShownEntry = ResultRow['entry'] & { byStage: boolean };

/** Locks and returns an edition's entries that have one of these ids, a result, or were published by a stage. */
export async function lockShown(
  tx: Transaction,
  editionId: string,
  { ids, stages }: { ids: readonly string[]; stages: readonly Stage[] },
): Promise<ShownEntry[]> {
  const byStage = inArray(publishedBy, publishers(stages));
  return await tx
    .select({ ...entry, byStage: sql<boolean>`coalesce(${byStage}, false)` })
    .from(projects)
    .where(and(ofEdition(editionId), or(inArray(id, [...ids]), gt(status, IN_REVIEW), byStage)))
    .for('update');
}

/** Returns the result of each entry's last step. */
export async function lastResults(
  tx: Transaction,
  ids: string[],
): Promise<ReadonlyMap<string, Result>> {
  const steps = await tx
    .selectDistinctOn([projectHistory.projectId])
    .from(projectHistory)
    .where(inArray(projectHistory.projectId, ids))
    .orderBy(projectHistory.projectId, desc(projectHistory.position));
  return new Map(steps.map((step) => [step.projectId, step]));
}

/** Sets the published result of entries without adding a step to their histories. */
export async function restoreResult(
  tx: Transaction,
  ids: string[],
  { at, ...result }: Result & { at: Date },
): Promise<void> {
  await tx
    .update(projects)
    .set({ ...result, revision: sql`${projects.revision} + 1`, updateDate: at })
    .where(inArray(projects.id, ids));
}

/** Unpublishes entries that these stages published, and removes all awards of the edition. */
export async function withdrawResults(
  tx: Transaction,
  editionId: string,
  stages: readonly Stage[],
): Promise<void> {
  await tx
    .update(projects)
    .set({ publishedBy: null })
    .where(and(ofEdition(editionId), inArray(publishedBy, publishers(stages))));
  const entries = tx.select({ id: projects.id }).from(projects).where(ofEdition(editionId));
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, entries));
}
