import { and, desc, eq, ilike, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { activitySummary } from '../activity/activity-summary.ts';
import { activities, news, projects } from '../database/schema.ts';
import { matchesInAnyLanguage } from '../localized/sql.ts';
import type { Language } from '../messages.ts';
import { isPublicNews, newsSummary } from '../news/news-rows.ts';
import { isPublished } from '../project/project-rows.ts';
import { containsPattern, type HandlersOf, type Services } from '../services.ts';

const HITS = 5;

/** Hits in the title come first. */
function titleFirst(title: AnyColumn, pattern: string): SQL {
  return sql`(${title} ilike ${pattern}) desc`;
}

/** Search over the public content. */
export function searchHandlers({ db, now }: Services): HandlersOf<'searchSite'> {
  async function findEntries(pattern: string, limit: number): Promise<Schemas['SearchHit'][]> {
    const { name, summary } = projects;
    const rows = await db
      .select({ id: projects.id, title: name, summary })
      .from(projects)
      .where(and(isPublished, or(ilike(name, pattern), ilike(summary, pattern))))
      .orderBy(titleFirst(name, pattern), desc(projects.updateDate), desc(projects.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      kind: 'entry' as const,
      title: row.title ?? '',
      summary: row.summary ?? '',
    }));
  }

  async function findNews(
    pattern: string,
    limit: number,
    language: Language,
  ): Promise<Schemas['SearchHit'][]> {
    const inTitle = matchesInAnyLanguage(news.title, pattern);
    const rows = await db
      .select()
      .from(news)
      .where(and(isPublicNews(now()), or(inTitle, matchesInAnyLanguage(news.summary, pattern))))
      .orderBy(desc(inTitle), desc(news.publishDate), desc(news.id))
      .limit(limit);
    return rows.map((row) => {
      const shown = newsSummary(row, language);
      const { id, kind, title, summary, publishDate: date } = shown;
      return { id, kind, title, summary, date, language: shown.language };
    });
  }

  async function findActivities(
    pattern: string,
    limit: number,
    language: Language,
  ): Promise<Schemas['SearchHit'][]> {
    const { title, city, address } = activities;
    const inTitle = matchesInAnyLanguage(title, pattern);
    const inPlace = [city, address].map((column) => matchesInAnyLanguage(column, pattern));
    const rows = await db
      .select()
      .from(activities)
      .where(and(eq(activities.published, true), or(inTitle, ...inPlace)))
      .orderBy(desc(inTitle), desc(activities.start), desc(activities.id))
      .limit(limit);
    return rows.map((row) => {
      const shown = activitySummary(row, row.start, language);
      return {
        id: row.id,
        kind: 'activity' as const,
        title: shown.title,
        summary: `${shown.city} ${shown.address}`,
        date: shown.start,
        language: shown.language,
      };
    });
  }

  return {
    searchSite: async ({ query, language }) => {
      const { limit = HITS } = query;
      const pattern = containsPattern(query.keyword.trim());
      return {
        entries: await findEntries(pattern, limit),
        news: await findNews(pattern, limit, language),
        activities: await findActivities(pattern, limit, language),
      };
    },
  };
}
