import { listSearch, type ListSearch, type SortBy } from '@/lib/list-search';

const SORTS = ['name', 'submitDate', 'status'] as const;

export type ExpertsSearch = ListSearch<SortBy<(typeof SORTS)[number]>>;

/** Parses the search parameters; omits invalid and default values. */
export function expertsSearch(search: Record<string, unknown>): ExpertsSearch {
  return listSearch(search, SORTS);
}
