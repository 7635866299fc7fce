import { and, desc, eq } from 'drizzle-orm';
import { containsWord, hasWord, mayContain } from '../database/contains-word.ts';
import type { Database } from '../database/open.ts';
import { activities, isPublic, isPublicNews, news, projects } from '../database/schema.ts';
import { firstParts } from '../database/schema/searched-text.ts';

/** Number of title parts at the start of the search text of news and activities. */
const LANGUAGES = 3;

/** Number of names, then of summaries, at the start of the search text of entries. */
const ENTRY_NAMES = 2;
const ENTRY_SUMMARIES = 2;

/** Returns entries with a keyword in name or summary; matches in the name come first. */
export async function foundEntries(db: Database, keyword: string, limit: number) {
  const { name, englishName, summary, englishSummary, searchText } = projects;
  const inName = hasWord(firstParts(searchText, ENTRY_NAMES), keyword);
  const inNameOrSummary = hasWord(firstParts(searchText, ENTRY_NAMES + ENTRY_SUMMARIES), keyword);
  return await db
    .select({ id: projects.id, name, englishName, summary, englishSummary })
    .from(projects)
    .where(and(isPublic(projects), mayContain(searchText, keyword), inNameOrSummary))
    .orderBy(desc(inName), desc(projects.updateDate), desc(projects.id))
    .limit(limit);
}

/** Returns news with a keyword; matches in the title come first. */
export async function foundNews(
  db: Database,
  keyword: string,
  { limit, now }: { limit: number; now: Date },
) {
  const inTitle = hasWord(firstParts(news.searchText, LANGUAGES), keyword);
  return await db
    .select()
    .from(news)
    .where(and(isPublicNews(now), containsWord(news.searchText, keyword)))
    .orderBy(desc(inTitle), desc(news.publishDate), desc(news.id))
    .limit(limit);
}

/** Returns activities with a keyword; matches in the title come first. */
export async function foundActivities(db: Database, keyword: string, limit: number) {
  const inTitle = hasWord(firstParts(activities.searchText, LANGUAGES), keyword);
  return await db
    .select()
    .from(activities)
    .where(and(eq(activities.published, true), containsWord(activities.searchText, keyword)))
    .orderBy(desc(inTitle), desc(activities.start), desc(activities.id))
    .limit(limit);
}
