import { idSearch, pageSearch } from '@/lib/search';

const NEWS_A_PAGE = 6;

/** The edition, and the page of its news. */
export function editionSearch(search: Record<string, unknown>): { id: string; page?: number } {
  return { ...idSearch(search), ...pageSearch(search) };
}

/** What an edition's page asks of the news. */
export function editionNewsQuery(matchInfoId: string, page = 1) {
  return { matchInfoId, pageSize: NEWS_A_PAGE, current: page };
}
