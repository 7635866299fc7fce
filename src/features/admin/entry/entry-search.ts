import { listSearch, type ListSearch, type SortBy } from '@/lib/list-search';
import { entriesSearch } from '@/domain/entry/entries-search';
import { idSearch } from '@/lib/search';

const SORTS = ['name', 'submitDate', 'status'] as const;

export interface StaffEntriesSearch extends ListSearch<SortBy<(typeof SORTS)[number]>> {
  domain?: string;
  city?: string;
  /** Requests for changes: an open one, or only answered ones. */
  changes?: 'open' | 'answered';
}

/** Parses the search parameters of the list; omits invalid and default values. */
export function staffEntriesSearch(search: Record<string, unknown>): StaffEntriesSearch {
  const { domain, city } = entriesSearch(search);
  const { changes } = search;
  return {
    ...listSearch(search, SORTS),
    ...(domain !== undefined && { domain }),
    ...(city !== undefined && { city }),
    ...((changes === 'open' || changes === 'answered') && { changes }),
  };
}

/** Parses the id of an entry, and the search parameters of the list that it was opened from. */
export function staffEntrySearch(search: Record<string, unknown>) {
  return { ...staffEntriesSearch(search), ...idSearch(search) };
}
