import { and, desc, eq } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import { activitySummary } from '../activity/present.ts';
import { containsWord, hasWord, mayContain } from '../database/contains-word.ts';
import { activities, isPublic, isPublicNews, news, projects } from '../database/schema.ts';
import { firstParts } from '../database/schema/searched-text.ts';
import type { Language } from '../base/messages.ts';
import { newsSummary } from '../content/news/present.ts';
import type { HandlersOf, Services } from '../http/services.ts';

const HITS = 5;

/** News and activities begin with their title in three languages. */
const LANGUAGES = 3;

/** Search over the public content. */
export function searchHandlers({ db, now }: Services): HandlersOf<'searchSite'> {
  async function findEntries(keyword: string, limit: number): Promise<Schemas['SearchHit'][]> {
    const { name, summary, searchText } = projects;
    const inName = hasWord(firstParts(searchText, 1), keyword);
    const inNameOrSummary = hasWord(firstParts(searchText, 2), keyword);
    const rows = await db
      .select({ id: projects.id, title: name, summary })
      .from(projects)
      .where(and(isPublic(projects), mayContain(searchText, keyword), inNameOrSummary))
      .orderBy(desc(inName), desc(projects.updateDate), desc(projects.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      kind: 'entry' as const,
      title: row.title ?? '',
      summary: row.summary ?? '',
    }));
  }

  async function findNews(
    keyword: string,
    limit: number,
    language: Language,
  ): Promise<Schemas['SearchHit'][]> {
    const inTitle = hasWord(firstParts(news.searchText, LANGUAGES), keyword);
    const rows = await db
      .select()
      .from(news)
      .where(and(isPublicNews(now()), containsWord(news.searchText, keyword)))
      .orderBy(desc(inTitle), desc(news.publishDate), desc(news.id))
      .limit(limit);
    return rows.map((row) => {
      const shown = newsSummary(row, language);
      const { id, kind, title, summary, publishDate: date } = shown;
      return { id, kind, title, summary, date, language: shown.language };
    });
  }

  async function findActivities(
    keyword: string,
    limit: number,
    language: Language,
  ): Promise<Schemas['SearchHit'][]> {
    const inTitle = hasWord(firstParts(activities.searchText, LANGUAGES), keyword);
    const rows = await db
      .select()
      .from(activities)
      .where(and(eq(activities.published, true), containsWord(activities.searchText, keyword)))
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
      const keyword = query.keyword.trim();
      return {
        entries: await findEntries(keyword, limit),
        news: await findNews(keyword, limit, language),
        activities: await findActivities(keyword, limit, language),
      };
    },
  };
}
