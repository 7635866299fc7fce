import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  projectHistory,
  projects,
  projectDecisions,
  SUBMITTED,
  AWARDED,
  projectAwards,
  projectReviews,
  matches,
} from '../../database/schema.ts';
import type { ProjectRow, Status } from './rules.ts';
import type { Transaction } from '../../database/open.ts';
import { addSteps } from './history-queries.ts';
import { notFound } from '../../base/failure.ts';

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

const decisionOf = eq(projectDecisions.projectId, projects.id);

export async function readEntry(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .where(eq(projects.id, id));
  if (row === undefined) throw notFound();
  return row;
}

export type DecisionRow = typeof projectDecisions.$inferSelect;

/** An entry with its edition, locked until the transaction ends. Throws 404 where there is none. */
export async function lockEntry(tx: Transaction, id: string) {
  const [locked] = await tx
    .select({ project: projects, match: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(eq(projects.id, id))
    .for('update', { of: projects });
  if (locked === undefined) throw notFound();
  return locked;
}

/** Submitted entries with what staff decided, locked. Throws 404 if one of them isn't there. */
export async function lockSubmitted(tx: Transaction, ids: ReadonlySet<string>) {
  const rows = await tx
    .select({ project: projects, decision: projectDecisions })
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .where(and(inArray(projects.id, [...ids]), gte(projects.status, SUBMITTED)))
    .orderBy(asc(projects.id))
    .for('update', { of: projects });
  if (rows.length < ids.size) throw notFound();
  return rows;
}

/** Shows entries to everyone, or takes them off the site; returns how many changed. */
export async function setPublished(
  tx: Transaction,
  ids: ReadonlySet<string>,
  published: boolean,
): Promise<number> {
  const { publishedBy } = projects;
  const changed = await tx
    .update(projects)
    .set({ publishedBy: published ? 'staff' : null })
    .where(
      and(inArray(projects.id, [...ids]), published ? isNull(publishedBy) : isNotNull(publishedBy)),
    )
    .returning({ id: projects.id });
  return changed.length;
}
