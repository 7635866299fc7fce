import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/page/prefetch';

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
  if (id === '') return;
  prefetch(route.context.queryClient, getListNewsQueryOptions(editionNewsQuery(id, page)));
}
