import { pageSearch, searchOptions } from '@/lib/search';

export const TABS = ['news', 'video', 'express'] as const;
export type NewsTab = (typeof TABS)[number];

/** Search parameters of the news page; `tab` is absent for the default tab, `news` (articles). */
export interface NewsSearch {
  page?: number;
  tab?: Exclude<NewsTab, 'news'>;
}

/** Parses the search parameters; omits invalid values. */
export function newsSearch(search: Record<string, unknown>): NewsSearch {
  const tab = (['video', 'express'] as const).find((known) => known === search['tab']);
  return { ...pageSearch(search), ...(tab && { tab }) };
}

/** Route options of the news page on both sites. */
export const newsSearchOptions = searchOptions(newsSearch);
