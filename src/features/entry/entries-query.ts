import type { EntriesSearch } from '@/lib/search';

/** Spec section 9: entries page size. */
const PAGE_SIZE = 10;

/** The query that an address asks for, shared by the loader and the page. */
export function entriesQuery({ page = 1, edition, ...filters }: EntriesSearch) {
  return {
    ...filters,
    ...(edition !== undefined && { matchInfoId: edition }),
    current: page,
    pageSize: PAGE_SIZE,
  };
}
