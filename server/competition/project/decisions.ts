import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../http/types.ts';
import { inBatches } from '../../database/in-batches.ts';
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
import { queueNotices } from '../../notices/queue.ts';
import { addSteps } from './history-queries.ts';
import type { ProjectRow } from './queries.ts';

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

/** Shortlisted or awarded: what the publication of an edition's results shows to everyone. */
const isResult = (status: Status) => status === SHORTLISTED || status === AWARDED;

/** An entry in the status that its team sees from now on. */
interface Shown {
  project: Pick<ProjectRow, 'id'>;
  status: Status;
  note: string | null;
}

/**
 * Shows entries to their teams in another status, and adds the steps that they see. An entry that goes
 * back to before the review leaves the site. "Not selected" hides it and keeps the decision to publish
 * it: when the results are taken back, everyone sees it again as before.
 */
export async function showStatus(
  tx: Transaction,
  shown: readonly Shown[],
  at: Date,
): Promise<void> {
  for (const [status, entries] of Map.groupBy(shown, (entry) => entry.status))
    await tx
      .update(projects)
      .set({
        status,
        revision: sql`${projects.revision} + 1`,
        updateDate: at,
        ...(status === SUBMITTED && { publishedBy: null }),
      })
      .where(inIds(entries));
  const steps = shown.map(({ project, status, note }) => ({
    projectId: project.id,
    status,
    at,
    note,
  }));
  await addSteps(tx, steps);
}

const inIds = (entries: readonly Pick<Shown, 'project'>[]) =>
  inArray(
    projects.id,
    entries.map(({ project }) => project.id),
  );

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

const resultNotice = ({ id, userId, name }: ProjectRow, at: Date) => ({
  about: `${id} ${at.toISOString()}`,
  topic: resultTopic(id),
  userId,
  values: { name: name ?? '' },
});

/** Lets the team and everyone see what staff decided about the entries of an edition. */
export async function publishDecisions(tx: Transaction, matchId: string, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(projects)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(eq(projects.matchId, matchId), isUnpublished))
    .for('update', { of: projects });
  if (rows.length === 0) return;
  const shown = rows.map(({ projects: project, project_decisions: decision }) => ({
    ...decision,
    project,
  }));
  await showStatus(tx, shown, at);
  const results = shown.filter(
    ({ project, status }) => isResult(status) && !isResult(project.status),
  );
  await tx
    .update(projects)
    .set({ publishedBy: 'results' })
    .where(and(inIds(results), isNull(projects.publishedBy)));
  const ids = shown.map(({ projectId }) => projectId);
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, ids));
  const awards = shown.flatMap(({ projectId, award: name, prizeId }) =>
    name === null ? [] : [{ projectId, name, prizeId }],
  );
  await inBatches(awards, (batch) => tx.insert(projectAwards).values(batch));
  await queueNotices(
    tx,
    { event: 'decisionPublished', now: at },
    shown.map(({ project }) => resultNotice(project, at)),
  );
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
  const shownIds = shown.map(({ id }) => id);
  const steps = await tx
    .selectDistinctOn([projectHistory.projectId])
    .from(projectHistory)
    .where(inArray(projectHistory.projectId, shownIds))
    .orderBy(projectHistory.projectId, desc(projectHistory.position));
  const last = new Map(steps.map((step) => [step.projectId, step.status]));
  const [reviewed, resulted] = [
    shown.filter(({ status }) => status <= IN_REVIEW),
    shown.filter(({ status }) => status > IN_REVIEW),
  ];
  const changed = reviewed.filter(({ id, status }) => last.get(id) !== status);
  await addSteps(
    tx,
    changed.map(({ id, status }) => ({ projectId: id, status, at })),
  );
  for (const [status, entries] of Map.groupBy(resulted, ({ id }) => last.get(id) ?? SUBMITTED)) {
    const before = { status, revision: sql`${projects.revision} + 1`, updateDate: at };
    await tx
      .update(projects)
      .set(before)
      .where(inIds(entries.map((project) => ({ project }))));
  }
  await queueNotices(
    tx,
    { event: 'resultsWithdrawn', now: at },
    shown.map((project) => resultNotice(project, at)),
  );
  await tx
    .update(projects)
    .set({ publishedBy: null })
    .where(and(ofEdition, eq(projects.publishedBy, 'results')));
  await tx.delete(projectAwards).where(inArray(projectAwards.projectId, entries));
}
