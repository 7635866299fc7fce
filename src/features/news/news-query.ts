import { pageSearch } from '@/lib/search';

/** Articles on one page of the list. */
const PAGE_SIZE = 9;

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

/** The query of one page of the list, shared by its loader and the page. */
export function newsQuery(page = 1) {
  return { current: page, pageSize: PAGE_SIZE };
}
