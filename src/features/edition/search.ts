import { idSearch, pageSearch, readBy } from '@/lib/search';

/** The edition, and the page of its news. */
export function editionSearch(search: Record<string, unknown>): { id: string; page?: number } {
  return { ...idSearch(search), ...pageSearch(search) };
}

/** The address of an edition, on both sites. */
export const editionAddress = readBy(editionSearch);
