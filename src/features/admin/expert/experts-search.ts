import { reviewSearch, type ReviewSearch, type SortBy } from '@/lib/review-search';

const SORTS = ['name', 'submitDate', 'status'] as const;

export type ExpertsSearch = ReviewSearch<SortBy<(typeof SORTS)[number]>>;

/** Parses the search parameters; omits invalid and default values. */
export function expertsSearch(search: Record<string, unknown>): ExpertsSearch {
  return reviewSearch(search, SORTS);
}
