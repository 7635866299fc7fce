import { QUIET_WHEN_GONE } from '@/api/failure';
import {
  getGetGuideQueryOptions,
  getGetMatchInfoQueryOptions,
  getListEditionsQueryOptions,
} from '@/api/generated/match/match';
import { getListTemplatesQueryOptions } from '@/api/generated/file/file';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/prefetch';

const NEWS_A_PAGE = 6;

/** What an edition's page asks of the news. */
export function editionNewsQuery(matchInfoId: string, page = 1) {
  return { matchInfoId, pageSize: NEWS_A_PAGE, current: page };
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

/** Asks for what the guide says of the current edition. */
export function loadGuide({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getGetGuideQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getListDomainsQueryOptions());
  prefetch(queryClient, getListTemplatesQueryOptions());
}
