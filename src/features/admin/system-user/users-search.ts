import { searchWords, sortOf, type SortBy } from '@/lib/list-search';
import { openedOf } from '@/ui/admin/use-opened-record';

/** Allowed page sizes (spec section 7). */
export const PAGE_SIZES = [10, 20, 30, 50, 100, 1000, 10000];
/** Default page size (spec section 9). */
export const DEFAULT_SIZE = 50;

const SORTS = ['userCode', 'createDate'] as const;

export interface UsersSearch {
  keywords?: string;
  sort?: SortBy<(typeof SORTS)[number]>;
  page?: number;
  size?: number;
  open?: string;
}

/** Parses the search parameters; omits invalid and default values. */
export function usersSearch(search: Record<string, unknown>): UsersSearch {
  const keywords = searchWords(search['keywords']);
  const sort = sortOf(search['sort'], SORTS);
  const [page, size] = [Number(search['page']), Number(search['size'])];
  return {
    ...(keywords !== undefined && { keywords }),
    ...(sort !== undefined && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(PAGE_SIZES.includes(size) && size !== DEFAULT_SIZE && { size }),
    ...openedOf(search),
  };
}

export function usersQuery({
  page = 1,
  size = DEFAULT_SIZE,
  open: _open,
  ...filters
}: UsersSearch) {
  return { ...filters, current: page, size };
}
