import type { HandlersOf, Services } from '../http/services.ts';
import { activityHit, entryHit, newsHit } from './present.ts';
import { foundActivities, foundEntries, foundNews } from './queries.ts';

const HITS = 5;

/** Handles the search in public content. */
export function searchHandlers({ db, now }: Services): HandlersOf<'searchSite'> {
  return {
    searchSite: async ({ query, language }) => {
      const { limit = HITS } = query;
      const keyword = query.keyword.trim();
      const entries = await foundEntries(db, keyword, limit);
      const news = await foundNews(db, keyword, { limit, now: now() });
      const activities = await foundActivities(db, keyword, limit);
      return {
        entries: entries.map((row) => entryHit(row, language)),
        news: news.map((row) => newsHit(row, language)),
        activities: activities.map((row) => activityHit(row, language)),
      };
    },
  };
}
