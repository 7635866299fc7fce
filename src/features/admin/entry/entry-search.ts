import { reviewSearch, type ReviewSearch, type SortBy } from '@/lib/review-search';
import { entriesSearch } from '@/domain/entry/entries-search';
import { idSearch } from '@/lib/search';

const SORTS = ['name', 'submitDate', 'status'] as const;

/** What the list of entries is narrowed down to. */
export interface StaffEntriesSearch extends ReviewSearch<SortBy<(typeof SORTS)[number]>> {
  domain?: string;
  city?: string;
}

/** Filters and page of the list in the address; nonsense and defaults are left out. */
export function staffEntriesSearch(search: Record<string, unknown>): StaffEntriesSearch {
  const { domain, city } = entriesSearch(search);
  return {
    ...reviewSearch(search, SORTS),
    ...(domain !== undefined && { domain }),
    ...(city !== undefined && { city }),
  };
}

/** An entry, and the list that it was opened from. */
export function staffEntrySearch(search: Record<string, unknown>) {
  return { ...staffEntriesSearch(search), ...idSearch(search) };
}
