import { reviewSearch, type ReviewSearch, type SortBy } from '@/lib/review-search';

const SORTS = ['name', 'submitDate', 'status'] as const;

/** What the list of experts is narrowed down to, and how it is ordered. */
export type ExpertsSearch = ReviewSearch<SortBy<(typeof SORTS)[number]>>;

/** What of the list of experts stands in the address; nonsense and defaults are left out. */
export function expertsSearch(search: Record<string, unknown>): ExpertsSearch {
  return reviewSearch(search, SORTS);
}
