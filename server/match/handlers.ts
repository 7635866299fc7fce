import { asc, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import { cities, domains, highlights, stories } from '../database/schema.ts';
import { readingIn, textFor } from '../localized/localized.ts';
import { activitySummary } from '../activity/activity-summary.ts';
import { activityRows, stillToCome } from '../activity/activity-rows.ts';
import { countdown, currentMatch } from './match-phase.ts';
import {
  countedMatches,
  editionOf,
  editionSummary,
  guideOf,
  matchOf,
  partners,
  statementOf,
} from './match-rows.ts';
import { newestNews, newsSummary } from '../news/news-rows.ts';
import type { HandlersOf, Services } from '../services.ts';

const ON_HOME = 6;
const EXPRESS_ON_HOME = 5;

type MatchOperation =
  | 'getMatchInfo'
  | 'getMatchHome'
  | 'listEditions'
  | 'listOrganisations'
  | 'getStatement'
  | 'getGuide';

/** Editions of the competition and the home page. */
export function matchHandlers({ db, now }: Services): HandlersOf<MatchOperation> {
  async function current() {
    const match = currentMatch(await countedMatches(db), now());
    if (match === undefined) throw notFound();
    return match;
  }

  return {
    getMatchInfo: async ({ language }) => matchOf(await current(), now(), language),

    listEditions: async ({ language }) => {
      const all = await countedMatches(db);
      const shown = currentMatch(all, now());
      const named = await db.select({ name: cities.name }).from(cities);
      const cityNames = new Map(named.map(({ name }) => [name.CN, name]));
      const reading = { now: now(), language, cityNames };
      return all.map((row) => editionOf(row, { ...reading, current: row.id === shown?.id }));
    },

    listOrganisations: ({ language }) => partners(db, language),

    getStatement: async ({ language }) => statementOf(await current(), language),

    getGuide: async ({ language }) => guideOf(await current(), language),

    getMatchHome: async ({ language }) => {
      const at = now();
      const all = await countedMatches(db);
      const match = currentMatch(all, at);
      if (match === undefined) throw notFound();
      const express = await newestNews(db, 'express', EXPRESS_ON_HOME);
      const newest = await newestNews(db, 'news', ON_HOME);
      const coming = await activityRows(db, at, { where: stillToCome(at), limit: ON_HOME });
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
        activities: coming.map((row) => activitySummary(row, at, language)),
        editions: all.map((row) => editionSummary(row, language)),
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
        partners: await partners(db, language),
      };
    },
  };
}
