import { listSearch, type ListSearch, type SortBy } from '@/lib/list-search';
import { openedOf } from '@/ui/admin/use-opened-record';

const SORTS = ['start', 'signedUp'] as const;

export type StaffActivitiesSearch = Omit<ListSearch<SortBy<(typeof SORTS)[number]>>, 'status'> & {
  open?: string;
};

/** Parses the search parameters; omits invalid and default values. */
export function staffActivitiesSearch(search: Record<string, unknown>): StaffActivitiesSearch {
  const { status: _none, ...known } = listSearch(search, SORTS);
  return { ...known, ...openedOf(search) };
}
