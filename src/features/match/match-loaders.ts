import {
  getGetMatchInfoQueryOptions,
  getListEditionsQueryOptions,
} from '@/api/generated/match/match';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/prefetch';
import { editionNewsQuery } from './edition-query';

/** Asks for what the guide tells of the current edition, for both sites. */
export function loadGuide({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions());
  prefetch(queryClient, getListDomainsQueryOptions());
}

/** Asks for the past editions. */
export function loadEditions({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListEditionsQueryOptions());
}

/** Asks for one edition and a page of its news. */
export function loadEdition(route: Loading<{ id: string; page?: number }>): void {
  const { id, page } = route.deps;
  loadEditions(route);
  prefetch(route.context.queryClient, getListNewsQueryOptions(editionNewsQuery(id, page)));
}
