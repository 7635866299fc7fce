import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import {
  isSubmitted,
  projectReviewers,
  projects,
  SUBMITTED,
  users,
} from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { nameOf, type Person } from './change-present.ts';

type Reviewer = Schemas['ProjectReviewer'];

const { id: userId, chineseName, firstName, lastName, phone, email } = users;
const PERSON = { chineseName, firstName, lastName, phone, email };

const reviewer = (id: string, person: Person): Reviewer => ({ id, name: nameOf(person) ?? id });

/** Returns the reviewers of entries by entry id. */
export async function reviewersOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reviewer>> {
  const rows = await db
    .select({ projectId: projectReviewers.projectId, id: userId, person: PERSON })
    .from(projectReviewers)
    .innerJoin(users, eq(userId, projectReviewers.userId))
    .where(inArray(projectReviewers.projectId, [...ids]));
  return new Map(rows.map(({ projectId, id, person }) => [projectId, reviewer(id, person)]));
}

/** Returns the reviewers of an edition's submitted entries, by name, with the number of their entries. */
export async function reviewersOfEdition(
  db: Database,
  editionId: string,
): Promise<Schemas['ReviewerProgress'][]> {
  const rows = await db
    .select({
      id: userId,
      person: PERSON,
      entries: count(),
      waiting: sql<number>`(count(*) filter (where ${projects.decidedStatus} = ${SUBMITTED}))::int`,
    })
    .from(projectReviewers)
    .innerJoin(users, eq(userId, projectReviewers.userId))
    .innerJoin(projects, eq(projects.id, projectReviewers.projectId))
    .where(and(eq(projects.matchId, editionId), isSubmitted(projects)))
    .groupBy(userId)
    .orderBy(asc(userId));
  return rows
    .map(({ id, person, ...counts }) => ({ ...reviewer(id, person), ...counts }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
}

/** Makes a user the reviewer of entries; the caller must have locked the entries. Returns the number of changed ones. */
export async function setReviewer(
  tx: Transaction,
  ids: ReadonlySet<string>,
  claim: Pick<typeof projectReviewers.$inferInsert, 'userId' | 'at'>,
): Promise<number> {
  const added = await tx
    .insert(projectReviewers)
    .values([...ids].map((projectId) => ({ projectId, ...claim })))
    .onConflictDoNothing()
    .returning({ id: projectReviewers.projectId });
  return added.length;
}

/** Removes the reviewer of entries; returns the number of entries that had one. */
export async function removeReviewer(tx: Transaction, ids: ReadonlySet<string>): Promise<number> {
  const removed = await tx
    .delete(projectReviewers)
    .where(inArray(projectReviewers.projectId, [...ids]))
    .returning({ id: projectReviewers.projectId });
  return removed.length;
}

/** Returns the condition of the staff list for entries with this reviewer, or without one for `none`. */
export function hasReviewer(id: string): SQL {
  const isOfEntry = eq(projectReviewers.projectId, projects.id);
  return id === 'none'
    ? sql`not exists (select 1 from ${projectReviewers} where ${isOfEntry})`
    : sql`exists (select 1 from ${projectReviewers} where ${and(isOfEntry, eq(projectReviewers.userId, id))})`;
}

/** Replaces `mine` in the filters of the staff list with the user's id. */
export function withReviewer<Query extends { reviewer?: string }>(query: Query, id: string): Query {
  return query.reviewer === 'mine' ? { ...query, reviewer: id } : query;
}
