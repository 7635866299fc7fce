import { pageSearch, searchOptions } from '@/lib/search';

export const TABS = ['news', 'video', 'express'] as const;
export type NewsTab = (typeof TABS)[number];

/** What the address of the news says; the news themselves need no word. */
export interface NewsSearch {
  page?: number;
  tab?: Exclude<NewsTab, 'news'>;
}

/** Reads the address; what it can't mean is left out. */
export function newsSearch(search: Record<string, unknown>): NewsSearch {
  const tab = (['video', 'express'] as const).find((known) => known === search['tab']);
  return { ...pageSearch(search), ...(tab && { tab }) };
}

/** Options of the route of the news, on both sites. */
export const newsSearchOptions = searchOptions(newsSearch);
