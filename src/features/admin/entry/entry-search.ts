import { listSearch, type ListSearch, type SortBy } from '@/lib/list-search';
import { entriesSearch } from '@/domain/entry/entries-search';
import { idSearch } from '@/lib/search';

const SORTS = ['name', 'submitDate', 'status'] as const;

export interface StaffEntriesSearch extends ListSearch<SortBy<(typeof SORTS)[number]>> {
  /** Edition; absent for the current one. */
  matchInfoId?: string;
  domain?: string;
  city?: string;
  /** Requests for changes: an open one, or only answered ones. */
  changes?: 'open' | 'answered';
  /** Id of a user, `mine`, or `none` for entries without a reviewer. */
  reviewer?: string;
  /** Entries without a required document. */
  documents?: 'missing';
  /** Entries that staff have decided to be in the final. */
  finalist?: 'only';
}

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined;

/** Parses the search parameters of the list; omits invalid and default values. */
export function staffEntriesSearch(search: Record<string, unknown>): StaffEntriesSearch {
  const { domain, city } = entriesSearch(search);
  const { changes, documents, finalist } = search;
  const [matchInfoId, reviewer] = [text(search['matchInfoId']), text(search['reviewer'])];
  return {
    ...listSearch(search, SORTS),
    ...(matchInfoId !== undefined && { matchInfoId }),
    ...(domain !== undefined && { domain }),
    ...(city !== undefined && { city }),
    ...((changes === 'open' || changes === 'answered') && { changes }),
    ...(reviewer !== undefined && { reviewer }),
    ...(documents === 'missing' && { documents }),
    ...(finalist === 'only' && { finalist }),
  };
}

/** Parses the id of an entry, and the search parameters of the list that it was opened from. */
export function staffEntrySearch(search: Record<string, unknown>) {
  return { ...staffEntriesSearch(search), ...idSearch(search) };
}
