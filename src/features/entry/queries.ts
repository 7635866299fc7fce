import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getListTemplatesQueryOptions } from '@/api/generated/file/file';
import { getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import {
  getGetProjectQueryOptions,
  getListProjectsQueryOptions,
} from '@/api/generated/project/project';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import type { EntriesSearch } from '@/domain/entry/entries-search';
import { prefetch, type Loading } from '@/lib/page/prefetch';

/** Page size (spec section 9). */
const PAGE_SIZE = 10;

/** Query for the search parameters, shared by the loader and the page. */
export function entriesQuery({ page = 1, edition, ...filters }: EntriesSearch) {
  return {
    ...filters,
    ...(edition !== undefined && { matchInfoId: edition }),
    current: page,
    pageSize: PAGE_SIZE,
  };
}

export function loadEntries({ context: { queryClient }, deps }: Loading<EntriesSearch>): void {
  prefetch(queryClient, getListProjectsQueryOptions(entriesQuery(deps)));
}

export function loadEntry({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetProjectQueryOptions(id, NO_TOAST_WHEN_GONE));
}

/** Prefetches the current edition, and what the start page shows, for the sign-up page. */
export function loadSignUp({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListTemplatesQueryOptions());
  prefetch(queryClient, getListDomainsQueryOptions());
  prefetch(queryClient, getGetMatchInfoQueryOptions(NO_TOAST_WHEN_GONE));
}
