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
  changeRequests,
} from '../../database/schema.ts';
import { groupByResult, type EntryRow, type Result } from './rules.ts';
import type { Transaction } from '../../database/open.ts';
import { changesOf } from './change-queries.ts';
import { addSteps } from './history-queries.ts';
import { notFound } from '../../base/failure.ts';

/** Note of the last step in the history that the team sees. */
const shownNote = sql`(select ${projectHistory.note} from ${projectHistory} where ${projectHistory.projectId} = ${projects.id} order by ${projectHistory.position} desc limit 1)`;

/** Condition for entries changed since the last decision; requires a join of `projectDecisions`. */
export const isOutdated: SQL = lt(projectDecisions.entryRevision, projects.contentRevision);

/** Condition for entries whose decision isn't published; requires a join of `projectDecisions`. */
export const isUnpublished: SQL | undefined = and(
  gte(projects.status, SUBMITTED),
  or(
    ne(projectDecisions.status, projects.status),
    ne(projectDecisions.finalist, projects.finalist),
    // Excludes outdated decisions: the team's later save may have added a step without a note.
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

/** Entry with the new result that its team sees. */
interface Shown extends Result {
  entry: Pick<EntryRow, 'id'>;
  note: string | null;
}

/**
 * Sets the result that the team sees, and adds a step to the history of each entry. "Submitted" unpublishes
 * an entry. "Not selected" hides an entry but keeps `publishedBy`: the entry is public again if the results
 * are withdrawn.
 * @param stage stage of the results whose publication shows the result
 */
export async function showResult(
  tx: Transaction,
  shown: readonly Shown[],
  at: Date,
  stage: typeof projectHistory.$inferInsert.stage = null,
): Promise<void> {
  for (const [result, entries] of groupByResult(shown))
    await tx
      .update(projects)
      .set({
        ...result,
        revision: sql`${projects.revision} + 1`,
        updateDate: at,
        ...(result.status === SUBMITTED && { publishedBy: null }),
      })
      .where(inIds(entries));
  const steps = shown.map(({ entry, status, finalist, note }) => ({
    projectId: entry.id,
    status,
    finalist,
    at,
    note,
    stage,
  }));
  await addSteps(tx, steps);
}

const inIds = (entries: readonly Pick<Shown, 'entry'>[]) =>
  inArray(
    projects.id,
    entries.map(({ entry }) => entry.id),
  );

interface Decided extends DecisionRow {
  from: Result;
  staffNote: string | null;
  at: Date;
  userId: string;
}

/** Stores a decision and its author, for staff only. */
export async function recordDecision(tx: Transaction, decided: Decided): Promise<void> {
  const { from, staffNote, at, userId, ...decision } = decided;
  const { projectId } = decision;
  await tx
    .insert(projectDecisions)
    .values(decision)
    .onConflictDoUpdate({ target: projectDecisions.projectId, set: decision });
  const position = await tx.$count(projectReviews, eq(projectReviews.projectId, projectId));
  await tx.insert(projectReviews).values({
    ...decision,
    position,
    fromStatus: from.status,
    fromFinalist: from.finalist,
    staffNote,
    at,
    userId,
  });
}

const decisionOf = eq(projectDecisions.projectId, projects.id);

/** Returns an entry with its decision and its open request for changes. Throws 404 for an unknown id. */
export async function readEntry(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      projects,
      project_decisions: projectDecisions,
      change_requests: changeRequests,
    })
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .leftJoin(changeRequests, changesOf())
    .where(eq(projects.id, id));
  if (row === undefined) throw notFound();
  return row;
}

export type DecisionRow = typeof projectDecisions.$inferSelect;

/** Locks an entry and returns it with its edition. Throws 404 if the entry doesn't exist. */
export async function lockEntry(tx: Transaction, id: string) {
  const [locked] = await tx
    .select({ entry: projects, edition: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(eq(projects.id, id))
    .for('update', { of: projects });
  if (locked === undefined) throw notFound();
  return locked;
}

/** Locks submitted entries and returns them with their decisions. Throws 404 for an unknown id or a draft. */
export async function lockSubmitted(tx: Transaction, ids: ReadonlySet<string>) {
  const rows = await tx
    .select({ entry: projects, decision: projectDecisions })
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .where(and(inArray(projects.id, [...ids]), gte(projects.status, SUBMITTED)))
    .orderBy(asc(projects.id))
    .for('update', { of: projects });
  if (rows.length < ids.size) throw notFound();
  return rows;
}

/** Publishes or unpublishes entries; returns the number of changed ones. */
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
