import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import {
  AWARDED,
  IN_REVIEW,
  projectAwards,
  projectDecisions,
  projectHistory,
  projectReviews,
  projects,
  SHORTLISTED,
  SUBMITTED,
} from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import { addStep } from './project-history.ts';
import type { ProjectRow } from './project-rows.ts';

type Status = Schemas['ProjectStatus'];
type DecisionRow = typeof projectDecisions.$inferSelect;

/** The note that a team sees last. */
const shownNote = sql`(select ${projectHistory.note} from ${projectHistory} where ${projectHistory.projectId} = ${projects.id} order by ${projectHistory.position} desc limit 1)`;

/** Entries that their team has changed since the last decision; joins `projectDecisions`. */
export const isOutdated: SQL = lt(projectDecisions.entryRevision, projects.contentRevision);

/** Entries of which others see something else than staff decided; joins `projectDecisions`. */
export const isUnpublished: SQL | undefined = and(
  gte(projects.status, SUBMITTED),
  or(
    ne(projectDecisions.status, projects.status),
    // The step of a later save carries no note: the note of an outdated decision was shown before it.
    and(
      isNotNull(projectDecisions.note),
      sql`${isOutdated} is not true`,
      sql`${projectDecisions.note} is distinct from ${shownNote}`,
    ),
    and(
      eq(projectDecisions.status, AWARDED),
      sql`${projectDecisions.award} is not null and not exists (select 1 from ${projectAwards} where ${projectAwards.projectId} = ${projects.id} and case when ${projectDecisions.prizeId} is null then ${projectAwards.name} = ${projectDecisions.award} else ${projectAwards.prizeId} = ${projectDecisions.prizeId} end)`,
    ),
  ),
);

interface Shown {
  status: Status;
  note: string | null;
  at: Date;
}

/** Shortlisted or awarded: what the publication of an edition's results shows to everyone. */
const isResult = (status: Status) => status === SHORTLISTED || status === AWARDED;

/**
 * Shows an entry to its team in another status, and adds the step that it sees. An entry that goes back
 * to before the review leaves the site. "Not selected" hides it and keeps the decision to publish it:
 * when the results are taken back, everyone sees it again as before.
 */
export async function showStatus(
  tx: Transaction,
  { id, revision }: Pick<ProjectRow, 'id' | 'revision'>,
  { status, note, at }: Shown,
): Promise<void> {
  await tx
    .update(projects)
    .set({
      status,
      revision: revision + 1,
      updateDate: at,
      ...(status === SUBMITTED && { publishedBy: null }),
    })
    .where(eq(projects.id, id));
  await addStep(tx, { projectId: id, status, at, note });
}

interface Decided extends DecisionRow {
  from: Status;
  at: Date;
  userId: string;
}

/** Records a decision and who made it. It shows to nobody but staff. */
export async function recordDecision(tx: Transaction, decided: Decided): Promise<void> {
  const { from: fromStatus, at, userId, ...decision } = decided;
  const { projectId } = decision;
  await tx
    .insert(projectDecisions)
    .values(decision)
    .onConflictDoUpdate({ target: projectDecisions.projectId, set: decision });
  const position = await tx.$count(projectReviews, eq(projectReviews.projectId, projectId));
  await tx.insert(projectReviews).values({ ...decision, position, fromStatus, at, userId });
}

/** The topic of notices about an entry's result: that it was taken back replaces a waiting one. */
const resultTopic = (id: string) => `result ${id}`;

/** Lets the team and everyone see what staff decided about the entries of an edition. */
export async function publishDecisions(tx: Transaction, matchId: string, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(projects)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(eq(projects.matchId, matchId), isUnpublished))
    .for('update', { of: projects });
  for (const { projects: project, project_decisions: decision } of rows) {
    const { status, award, prizeId, note } = decision;
    await showStatus(tx, project, { status, note, at });
    if (isResult(status) && !isResult(project.status))
      await tx
        .update(projects)
        .set({ publishedBy: project.publishedBy ?? 'results' })
        .where(eq(projects.id, project.id));
    const awarded = eq(projectAwards.projectId, project.id);
    await tx.delete(projectAwards).where(awarded);
    if (award !== null)
      await tx.insert(projectAwards).values({ projectId: project.id, name: award, prizeId });
    await queueNotice(tx, {
      event: 'decisionPublished',
      about: `${project.id} ${at.toISOString()}`,
      topic: resultTopic(project.id),
      userIds: [project.userId],
      values: { name: project.name ?? '' },
      now: at,
    });
  }
}

/**
 * Takes every result of an edition back: each entry is shown as before its result, the history of its
 * team has no trace of it, and each team that could see a result gets a notice.
 */
export async function hideResults(tx: Transaction, matchId: string, at: Date): Promise<void> {
  const ofEdition = eq(projects.matchId, matchId);
  const entries = tx.select({ id: projects.id }).from(projects).where(ofEdition);
  const result = alias(projectHistory, 'result');
  // A correction of a result would show that there was one.
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
  const ids = [...new Set(removed.map(({ id }) => id))];
  const shown = await tx
    .select()
    .from(projects)
    .where(and(ofEdition, or(inArray(projects.id, ids), gt(projects.status, IN_REVIEW))))
    .for('update');
  for (const { id, status, revision, userId, name } of shown) {
    const [last] = await tx
      .select({ status: projectHistory.status })
      .from(projectHistory)
      .where(eq(projectHistory.projectId, id))
      .orderBy(desc(projectHistory.position))
      .limit(1);
    if (status <= IN_REVIEW) {
      if (last?.status !== status) await addStep(tx, { projectId: id, status, at });
    } else {
      const before = { status: last?.status ?? SUBMITTED, revision: revision + 1, updateDate: at };
      await tx.update(projects).set(before).where(eq(projects.id, id));
    }
    await queueNotice(tx, {
      event: 'resultsWithdrawn',
      about: `${id} ${at.toISOString()}`,
      topic: resultTopic(id),
      userIds: [userId],
      values: { name: name ?? '' },
      now: at,
    });
  }
  await tx
    .update(projects)
    .set({ publishedBy: null })
    .where(and(ofEdition, eq(projects.publishedBy, 'results')));
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, entries));
}
