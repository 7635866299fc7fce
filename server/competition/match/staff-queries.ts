import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  AWARDED,
  matches,
  projectDecisions,
  projects,
  SUBMITTED,
  users,
} from '../../database/schema.ts';
import { isReachable } from '../../notices/reach.ts';
import { isOutdated, isUnpublished } from '../project/decisions.ts';
import { draftDetails } from '../../records/record/record-drafts.ts';
import { recordDetails } from '../../records/record/record-versions.ts';
import { omitNull } from '../../http/services.ts';
import { publishedMatches } from './queries.ts';
import { currentMatch, matchStatus, type MatchRow } from './rules.ts';
import { matchBody } from './staff-present.ts';

const NO_ENTRIES = { entries: 0, awarded: 0, unpublished: 0, outdated: 0, unreachable: 0 };

/** How far the review of each edition is. */
async function talliesOf(db: Database, ids: readonly string[], hasSms: boolean) {
  const { matchId } = projects;
  const rows = await db
    .select({
      matchId,
      entries: count(),
      awarded: sql<number>`(count(*) filter (where ${projects.decidedStatus} = ${AWARDED}))::int`,
      unpublished: sql<number>`(count(*) filter (where ${isUnpublished}))::int`,
      outdated: sql<number>`(count(*) filter (where ${isOutdated}))::int`,
      unreachable: sql<number>`(count(*) filter (where ${users.disabled} or not ${isReachable(hasSms)}))::int`,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(inArray(matchId, [...ids]), gte(projects.status, SUBMITTED)))
    .groupBy(matchId);
  return new Map(rows.map(({ matchId: id, ...tally }) => [id, tally]));
}

/** How often each prize of each edition is given. */
async function placingsOf(db: Database, ids: readonly string[]) {
  const { matchId } = projects;
  const rows = await db
    .select({ matchId, prizeId: sql<string>`${projectDecisions.prizeId}`, awarded: count() })
    .from(projects)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(
      and(
        inArray(matchId, [...ids]),
        gte(projects.status, SUBMITTED),
        isNotNull(projectDecisions.prizeId),
      ),
    )
    .groupBy(matchId, projectDecisions.prizeId);
  return Map.groupBy(rows, (row) => row.matchId);
}

/** Editions as staff see them, with how far the review of each is. */
export async function staffMatches(
  db: Database,
  rows: readonly MatchRow[],
  { now, hasSms }: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch'][]> {
  const current = currentMatch(await publishedMatches(db), now);
  const ids = rows.map(({ id }) => id);
  const tallies = await talliesOf(db, ids, hasSms);
  const placings = await placingsOf(db, ids);
  const detailsOf = await recordDetails(db, 'match', ids);
  const draftOf = await draftDetails(db, 'match', ids);
  return rows.map((row) => ({
    ...matchBody(row),
    ...detailsOf(row.id),
    ...draftOf(row.id),
    id: row.id,
    status: matchStatus(row, now),
    published: row.publishedAt !== null,
    signUpPaused: row.signUpPaused,
    ...omitNull({ extendedFrom: row.extendedFrom?.toISOString() ?? null }),
    winners: row.winners,
    placings: (placings.get(row.id) ?? []).map(({ prizeId, awarded }) => ({ prizeId, awarded })),
    current: row.id === current?.id,
    ...(tallies.get(row.id) ?? NO_ENTRIES),
  }));
}

/** An edition as staff see it. Throws where there is none. */
export async function staffMatch(
  db: Database,
  row: MatchRow | undefined,
  context: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch']> {
  const [shown] = row === undefined ? [] : await staffMatches(db, [row], context);
  if (shown === undefined) throw notFound();
  return shown;
}

/** An edition that nobody else writes until the transaction ends. Throws where there is none. */
export async function lockMatch(tx: Transaction, id: string): Promise<MatchRow> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}
