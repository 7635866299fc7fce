import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { cities, domains, matches, stories } from '../../database/schema.ts';
import type { CityRow } from './present.ts';

export async function cityRows(db: Database): Promise<CityRow[]> {
  return await db.select().from(cities).orderBy(asc(cities.code));
}

export async function trackRows(db: Database): Promise<(typeof domains.$inferSelect)[]> {
  return await db.select().from(domains).orderBy(asc(domains.position));
}

/** Reads the stories in order, each with the year of its edition. */
export async function storyRows(
  db: Database,
): Promise<{ story: typeof stories.$inferSelect; year: number | null }[]> {
  return await db
    .select({ story: stories, year: matches.year })
    .from(stories)
    .leftJoin(matches, eq(matches.id, stories.matchId))
    .orderBy(asc(stories.position));
}
