import { asc, desc } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { highlights, matches, organisations, stories } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { activitySummary } from './activity-summary.ts';
import { activityRows, endsAfter } from './activity-rows.ts';
import { countdown, currentMatch, matchStatus, type MatchRow } from './match-phase.ts';
import { newestNews, newsSummary } from './news-rows.ts';
import { present, type HandlersOf, type Services } from './services.ts';

const PARTNER_ORDER = ['host', 'organiser', 'coOrganiser', 'support'];
const ON_HOME = 6;
const EXPRESS_ON_HOME = 5;

function figures({ projects, cities, prizePool, finance }: MatchRow): Schemas['MatchFigures'] {
  return { projects, cities, prizePool, finance };
}

function matchOf(row: MatchRow, now: Date): Schemas['Match'] {
  const { id, year, edition, name, theme, stages, prizes, bannerFileId } = row;
  return {
    ...{ id, year, edition, name, theme, stages, prizes },
    status: matchStatus(row, now),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    introduction: cleanHtml(row.introduction),
    ...present({ bannerFileId }),
    figures: figures(row),
  };
}

/** Editions of the competition and the home page. */
export function matchHandlers({ db, now }: Services): HandlersOf<'getMatchInfo' | 'getMatchHome'> {
  const editions = () => db.select().from(matches).orderBy(desc(matches.year));

  async function partners(): Promise<Schemas['Organisation'][]> {
    const rows = await db.select().from(organisations).orderBy(asc(organisations.position));
    const rank = (row: { kind: string }) => PARTNER_ORDER.indexOf(row.kind);
    return rows
      .sort((a, b) => rank(a) - rank(b))
      .map(({ id, kind, name, logoFileId, url }) => ({
        ...{ id, kind, name },
        ...present({ logoFileId, url }),
      }));
  }

  return {
    getMatchInfo: async () => {
      const match = currentMatch(await editions(), now());
      if (match === undefined) throw notFound();
      return matchOf(match, now());
    },

    getMatchHome: async () => {
      const at = now();
      const all = await editions();
      const match = currentMatch(all, at);
      if (match === undefined) throw notFound();
      const express = await newestNews(db, 'express', EXPRESS_ON_HOME);
      const newest = await newestNews(db, 'news', ON_HOME);
      const coming = await activityRows(db, at, { where: endsAfter(at), limit: ON_HOME });
      const told = await db.select().from(stories).orderBy(asc(stories.position)).limit(ON_HOME);
      const reasons = await db.select().from(highlights).orderBy(asc(highlights.position));
      return {
        match: matchOf(match, at),
        countdown: countdown(match, at),
        highlights: reasons.map(({ id, title, summary }) => ({ id, title, summary })),
        express: express.map(newsSummary),
        news: newest.map(newsSummary),
        activities: coming.map((row) => activitySummary(row, at)),
        editions: all.map((row) => ({
          ...{ id: row.id, year: row.year, name: row.name },
          figures: figures(row),
        })),
        stories: told.map(({ id, title, summary, domain, city, award }) => ({
          ...{ id, title, summary, domain, city, award },
        })),
        partners: await partners(),
      };
    },
  };
}
