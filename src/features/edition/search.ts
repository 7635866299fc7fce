import { idSearch, pageSearch, searchOptions } from '@/lib/search';

/** Parses the edition's id and the page of its news. */
export function editionSearch(search: Record<string, unknown>): { id: string; page?: number } {
  return { ...idSearch(search), ...pageSearch(search) };
}

/** Route options of the edition page on both sites. */
export const editionSearchOptions = searchOptions(editionSearch);
