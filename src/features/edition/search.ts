import { idSearch, pageSearch, searchOptions } from '@/lib/search';

/** The edition, and the page of its news. */
export function editionSearch(search: Record<string, unknown>): { id: string; page?: number } {
  return { ...idSearch(search), ...pageSearch(search) };
}

/** Options of the route of an edition, on both sites. */
export const editionSearchOptions = searchOptions(editionSearch);
