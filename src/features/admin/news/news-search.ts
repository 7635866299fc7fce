import { listSearch, type ListSearch, type SortBy } from '@/lib/list-search';
import { openedOf } from '@/ui/admin/use-opened-record';

const SORTS = ['publishDate', 'browseNumber'] as const;

export type StaffNewsSearch = Omit<ListSearch<SortBy<(typeof SORTS)[number]>>, 'status'> & {
  open?: string;
};

/** Parses the search parameters; omits invalid and default values. */
export function staffNewsSearch(search: Record<string, unknown>): StaffNewsSearch {
  const { status: _none, ...known } = listSearch(search, SORTS);
  return { ...known, ...openedOf(search) };
}
