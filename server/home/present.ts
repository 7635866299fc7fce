import { asc, eq } from 'drizzle-orm';
import { activityRows, inState } from '../activity/queries.ts';
import { activitySummary } from '../activity/present.ts';
import type { ActivityRow } from '../activity/rules.ts';
import type { Schemas } from '../http/types.ts';
import type { Database } from '../database/open.ts';
import { domains, highlights, stories } from '../database/schema.ts';
import { readingIn, textFor } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { newestNews } from '../content/news/queries.ts';
import { newsSummary } from '../content/news/present.ts';
import { countdown, editionSummary, matchOf, partnerOf } from '../competition/match/present.ts';
import { partnerRows, type CountedMatch } from '../competition/match/queries.ts';

const ON_HOME = 6;
const EXPRESS_ON_HOME = 5;

/** Activities to join now, then those to join later. */
async function joinableActivities(db: Database, at: Date): Promise<ActivityRow[]> {
  const open = await activityRows(db, at, { where: inState('open', at), limit: ON_HOME });
  const later = await activityRows(db, at, {
    where: inState('upcoming', at),
    limit: ON_HOME - open.length,
  });
  return [...open, ...later];
}

/** The home page as it is about an edition, current or to be. */
export async function homeOf(
  db: Database,
  match: CountedMatch,
  { editions, at, language }: { editions: readonly CountedMatch[]; at: Date; language: Language },
): Promise<Schemas['MatchHome']> {
  const express = await newestNews(db, 'express', { limit: EXPRESS_ON_HOME, now: at });
  const newest = await newestNews(db, 'news', { limit: ON_HOME, now: at });
  const joinable = await joinableActivities(db, at);
  const rows = await db
    .select()
    .from(stories)
    .innerJoin(domains, eq(domains.code, stories.domain))
    .orderBy(asc(stories.position))
    .limit(ON_HOME);
  const reasons = await db.select().from(highlights).orderBy(asc(highlights.position));
  return {
    match: matchOf(match, at, language),
    countdown: countdown(match, at),
    highlights: reasons.map(({ id, title, summary }) => {
      const { of, mark } = readingIn([title, summary], language);
      return { id, title: of(title), summary: of(summary), ...mark };
    }),
    express: express.map((row) => newsSummary(row, language)),
    news: newest.map((row) => newsSummary(row, language)),
    activities: joinable.map((row) => activitySummary(row, at, language)),
    editions: editions.map((row) => editionSummary(row, at, language)),
    stories: rows.map(({ stories: story, domains: { name } }) => {
      const { id, title, summary, city, award } = story;
      const { of, mark } = readingIn([title, summary, city, award], language);
      return {
        id,
        title: of(title),
        summary: of(summary),
        city: of(city),
        award: of(award),
        domain: textFor(name, language),
        ...mark,
      };
    }),
    partners: (await partnerRows(db)).map((row) => partnerOf(row, language)),
  };
}
