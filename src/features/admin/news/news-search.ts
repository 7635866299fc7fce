import { reviewSearch, type ReviewSearch, type SortBy } from '@/lib/review-search';
import { openedOf } from '@/ui/admin/use-opened-record';

const SORTS = ['publishDate', 'browseNumber'] as const;

/** What the list of news is narrowed down to, and how it is ordered. */
export type StaffNewsSearch = Omit<ReviewSearch<SortBy<(typeof SORTS)[number]>>, 'status'> & {
  open?: string;
};

/** What of the list of news stands in the address; nonsense and defaults are left out. */
export function staffNewsSearch(search: Record<string, unknown>): StaffNewsSearch {
  const { status: _none, ...known } = reviewSearch(search, SORTS);
  return { ...known, ...openedOf(search) };
}
