import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import {
  getGetProjectQueryOptions,
  getListProjectsQueryOptions,
} from '@/api/generated/project/project';
import type { EntriesSearch } from '@/domain/entry/entries-search';
import { prefetch, type Loading } from '@/lib/page/prefetch';

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

/** Asks for the entries that an address wants. */
export function loadEntries({ context: { queryClient }, deps }: Loading<EntriesSearch>): void {
  prefetch(queryClient, getListProjectsQueryOptions(entriesQuery(deps)));
}

/** Asks for one entry. */
export function loadEntry({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetProjectQueryOptions(id, QUIET_WHEN_GONE));
}

/** Asks for what the entry form needs to know of the edition. */
export function loadSignUp({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
}
