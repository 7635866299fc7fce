import { and, asc, eq, inArray, not, or } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  changeRequests,
  matches,
  projectAwards,
  projectReviews,
  users,
} from '../../database/schema.ts';
import { isReachable } from '../../notices/reach.ts';
import { changesWithAuthors } from './change-queries.ts';
import { givenDocuments } from './document-queries.ts';
import { reviewersOf } from './reviewer-queries.ts';
import { staffEntry, type Decided, type StepRow } from './staff-present.ts';

/** Returns the published awards of entries by entry id. */
async function publishedAwards(db: Database | Transaction, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(projectAwards)
    .where(inArray(projectAwards.projectId, [...ids]))
    .orderBy(asc(projectAwards.name));
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

/** Returns the decisions about entries by entry id, oldest first. */
async function stepsOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, StepRow[]>> {
  const { chineseName, firstName, lastName, phone, email } = users;
  const rows = await db
    .select({ step: projectReviews, person: { chineseName, firstName, lastName, phone, email } })
    .from(projectReviews)
    .leftJoin(users, eq(users.id, projectReviews.userId))
    .where(inArray(projectReviews.projectId, [...ids]))
    .orderBy(asc(projectReviews.position));
  return Map.groupBy(rows, ({ step }) => step.projectId);
}

/** Returns the ids of the entries' accounts that no notice reaches. */
async function unreachableOf(
  db: Database | Transaction,
  rows: readonly Decided[],
  hasSms: boolean,
): Promise<ReadonlySet<string>> {
  const accounts = rows.map(({ projects: { userId } }) => userId);
  const unreached = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, accounts), or(eq(users.disabled, true), not(isReachable(hasSms)))),
    );
  return new Set(unreached.map(({ id }) => id));
}

/** Returns entries for staff, with decided and published values. */
export async function staffEntries(
  db: Database | Transaction,
  rows: readonly Decided[],
  hasSms: boolean,
): Promise<Schemas['StaffProject'][]> {
  const ids = rows.map(({ projects: { id } }) => id);
  const published = await publishedAwards(db, ids);
  const steps = await stepsOf(db, ids);
  const open = rows.flatMap(({ change_requests: request }) => request?.id ?? []);
  const requests =
    open.length === 0 ? [] : await changesWithAuthors(db, inArray(changeRequests.id, open));
  const unreachable = await unreachableOf(db, rows, hasSms);
  const editions = await db
    .select({ id: matches.id, prizes: matches.prizes, entryRules: matches.entryRules })
    .from(matches)
    .where(inArray(matches.id, [...new Set(rows.map(({ projects: row }) => row.matchId))]));
  const reviewers = await reviewersOf(db, ids);
  const documents = await givenDocuments(db, ids);
  return rows.map((row) => {
    const { id, matchId, userId } = row.projects;
    const edition = editions.find((one) => one.id === matchId);
    const given = documents.get(id);
    return staffEntry(row, {
      prizes: edition?.prizes ?? [],
      reviewer: reviewers.get(id) ?? null,
      documentsMissing: (edition?.entryRules.requiredDocuments ?? []).some(
        (document) => !given?.has(document.id),
      ),
      published: published.get(id) ?? [],
      steps: steps.get(id) ?? [],
      changes: requests.find(({ request }) => request.projectId === id) ?? null,
      unreachable: unreachable.has(userId),
    });
  });
}
