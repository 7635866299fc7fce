import { getListProjectsQueryOptions } from '@/api/generated/project/project';
import { prefetch, type Loading } from '@/lib/prefetch';
import type { EntriesSearch } from '@/lib/search';
import { entriesQuery } from './entries-query';

/** Asks for the entries that an address wants, for both sites. */
export function loadEntries({ context: { queryClient }, deps }: Loading<EntriesSearch>): void {
  prefetch(queryClient, getListProjectsQueryOptions(entriesQuery(deps)));
}
