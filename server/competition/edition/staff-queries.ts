import type { LocalizedText } from '../../localized/localized.ts';
import type { SiteNames } from './publication-rules.ts';
import { and, count, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  AWARDED,
  companies,
  domains,
  matches,
  organisations,
  projectAwards,
  projectDecisions,
  projects,
  SUBMITTED,
  users,
} from '../../database/schema.ts';
import { isReachable } from '../../notices/reach.ts';
import { isOutdated, isUnpublished } from '../entry/decision-queries.ts';
import { draftDetails } from '../../records/record/record-drafts.ts';
import { recordDetails } from '../../records/record/record-versions.ts';
import { omitNull } from '../../http/services.ts';
import { publicationsOf } from '../result/publication-queries.ts';
import { lastPublishedStage } from '../result/publication-rules.ts';
import { publishedEditions } from './queries.ts';
import { currentEdition, type EditionRow } from './rules.ts';
import { staffEditionOf } from './staff-present.ts';

const NO_ENTRIES = { entries: 0, awarded: 0, unpublished: 0, outdated: 0, unreachable: 0 };

/** Returns the names in site-wide lists that every edition uses. */
export async function siteNames(db: Database): Promise<SiteNames> {
  const names = (rows: readonly { name: LocalizedText }[]) => rows.map(({ name }) => name);
  return {
    tracks: names(await db.select({ name: domains.name }).from(domains)),
    contacts: names(await db.select({ name: companies.name }).from(companies)),
    organisations: names(await db.select({ name: organisations.name }).from(organisations)),
  };
}

/** Returns an edition's number of entries, including drafts. */
export async function entryCount(tx: Transaction, id: string): Promise<number> {
  return await tx.$count(projects, eq(projects.matchId, id));
}

/** Updates columns of an edition; returns the row, or undefined if the edition doesn't exist. */
export async function changeEdition(
  tx: Transaction,
  id: string,
  changes: Partial<EditionRow>,
): Promise<EditionRow | undefined> {
  const [row] = await tx.update(matches).set(changes).where(eq(matches.id, id)).returning();
  return row;
}

/** Returns the prizes, decided or published, of the edition's entries that have one of these prizes. */
export async function givenPrizes(
  tx: Transaction,
  editionId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const wanted = [...ids];
  const given = await tx
    .select({ decided: projectDecisions.prizeId, published: projectAwards.prizeId })
    .from(projects)
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .leftJoin(projectAwards, eq(projectAwards.projectId, projects.id))
    .where(
      and(
        eq(projects.matchId, editionId),
        or(inArray(projectDecisions.prizeId, wanted), inArray(projectAwards.prizeId, wanted)),
      ),
    );
  return new Set(
    given.flatMap(({ decided, published }) => [decided ?? [], published ?? []].flat()),
  );
}

/** Returns the review progress by edition. */
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

/** Returns the number of decided awards per prize, by edition. */
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

/** Returns editions with their review progress for staff. */
export async function staffEditions(
  db: Database,
  rows: readonly EditionRow[],
  { now, hasSms }: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch'][]> {
  const current = currentEdition(await publishedEditions(db), now);
  const ids = rows.map(({ id }) => id);
  const tallies = await talliesOf(db, ids, hasSms);
  const placings = await placingsOf(db, ids);
  const detailsOf = await recordDetails(db, 'match', ids);
  const draftOf = await draftDetails(db, 'match', ids);
  const publications = Map.groupBy(await publicationsOf(db, ids), ({ matchId }) => matchId);
  return rows.map((row) =>
    staffEditionOf(row, now, {
      ...detailsOf(row.id),
      ...draftOf(row.id),
      ...(tallies.get(row.id) ?? NO_ENTRIES),
      placings: (placings.get(row.id) ?? []).map(({ prizeId, awarded }) => ({ prizeId, awarded })),
      current: row.id === current?.id,
      ...omitNull({
        resultStage: lastPublishedStage(row, publications.get(row.id) ?? []) ?? null,
      }),
    }),
  );
}

/** Returns an edition for staff. Throws 404 for an undefined row. */
export async function staffEdition(
  db: Database,
  row: EditionRow | undefined,
  context: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch']> {
  const [shown] = row === undefined ? [] : await staffEditions(db, [row], context);
  if (shown === undefined) throw notFound();
  return shown;
}

/** Returns an edition, published or not. Throws 404 if the edition doesn't exist. */
export async function findEdition(db: Database | Transaction, id: string): Promise<EditionRow> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Locks and returns an edition. Throws 404 if the edition doesn't exist. */
export async function lockEdition(tx: Transaction, id: string): Promise<EditionRow> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Returns the edition with this id, as a list of at most one. */
export async function editionsWithId(db: Database, id: string): Promise<EditionRow[]> {
  return await db.select().from(matches).where(eq(matches.id, id));
}

/** Inserts an edition; returns the row, as a list of one. */
export async function insertEdition(
  tx: Transaction,
  values: typeof matches.$inferInsert,
): Promise<EditionRow[]> {
  return await tx.insert(matches).values(values).returning();
}
