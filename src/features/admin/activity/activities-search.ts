import { reviewSearch, type ReviewSearch, type SortBy } from '@/lib/review-search';
import { openedOf } from '@/ui/admin/use-opened-record';

const SORTS = ['start', 'signedUp'] as const;

/** What the list of activities is narrowed down to, and how it is ordered. */
export type StaffActivitiesSearch = Omit<ReviewSearch<SortBy<(typeof SORTS)[number]>>, 'status'> & {
  open?: string;
};

/** What of the list of activities stands in the address; nonsense and defaults are left out. */
export function staffActivitiesSearch(search: Record<string, unknown>): StaffActivitiesSearch {
  const { status: _none, ...known } = reviewSearch(search, SORTS);
  return { ...known, ...openedOf(search) };
}
