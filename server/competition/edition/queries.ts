import { and, asc, count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import {
  cities,
  isPublic,
  matches,
  organisations,
  projects,
  SHORTLISTED,
  SUBMITTED,
} from '../../database/schema.ts';
import { type EditionRow } from './rules.ts';

const PARTNER_ORDER = ['host', 'organiser', 'coOrganiser', 'support'];

/** Returns all editions, published or not, newest first. */
export async function allEditions(db: Database): Promise<EditionRow[]> {
  return await db.select().from(matches).orderBy(desc(matches.year));
}

/** Returns the published editions, newest first. */
export async function publishedEditions(db: Database | Transaction): Promise<EditionRow[]> {
  return await db
    .select()
    .from(matches)
    .where(isNotNull(matches.publishedAt))
    .orderBy(desc(matches.year));
}

/** Returns the published results without an award of public entries, by edition. */
export async function resultsByEdition(
  db: Database,
): Promise<ReadonlyMap<string, ('shortlisted' | 'finalist')[]>> {
  const rows = await db
    .selectDistinct({ id: projects.matchId, finalist: projects.finalist })
    .from(projects)
    .where(and(isPublic(projects), eq(projects.status, SHORTLISTED)))
    .orderBy(projects.finalist);
  const byEdition = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byEdition].map(([id, found]) => [
      id,
      found.map(({ finalist }) => (finalist ? 'finalist' : 'shortlisted')),
    ]),
  );
}

/** Edition with the numbers of its entries and their cities; staff set the numbers, or they are counted. */
export type CountedEdition = EditionRow & { projects: number; cities: number };

/** Counts submitted entries and their cities for editions without numbers set by staff. */
export async function withCounts(
  db: Database,
  rows: readonly EditionRow[],
): Promise<CountedEdition[]> {
  const unset = rows.filter(({ projects: entries, cities }) => entries === null || cities === null);
  const ids = unset.map(({ id }) => id);
  // Grouped by city first: `count(distinct)` would sort all entries.
  const ofCities = db
    .select({ id: projects.matchId, city: projects.city, entries: count().as('entries') })
    .from(projects)
    .where(and(gte(projects.status, SUBMITTED), inArray(projects.matchId, ids)))
    .groupBy(projects.matchId, projects.city)
    .as('of_cities');
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({
            id: ofCities.id,
            projects: sql<number>`sum(${ofCities.entries})::int`,
            cities: count(ofCities.city),
          })
          .from(ofCities)
          .groupBy(ofCities.id);
  return rows.map((row) => {
    const tally = counted.find(({ id }) => id === row.id);
    return {
      ...row,
      projects: row.projects ?? tally?.projects ?? 0,
      cities: row.cities ?? tally?.cities ?? 0,
    };
  });
}

/** Returns the published editions with counts, newest first. */
export async function countedEditions(db: Database): Promise<CountedEdition[]> {
  return await withCounts(db, await publishedEditions(db));
}

/** Returns an edition with counts. */
export async function countedEdition(
  db: Database,
  id: string,
): Promise<CountedEdition | undefined> {
  const [edition] = await withCounts(db, await db.select().from(matches).where(eq(matches.id, id)));
  return edition;
}

/** Returns the organisations, hosts first. */
export async function partnerRows(db: Database) {
  const rows = await db.select().from(organisations).orderBy(asc(organisations.position));
  const rank = (row: { kind: string }) => PARTNER_ORDER.indexOf(row.kind);
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** Returns the names of all cities by Chinese name, which winners contain. */
export async function cityNames(db: Database) {
  const named = await db.select({ name: cities.name }).from(cities);
  return new Map(named.map(({ name }) => [name.CN, name]));
}
