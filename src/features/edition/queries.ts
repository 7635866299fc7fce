import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/page/prefetch';

const NEWS_A_PAGE = 6;

export function editionNewsQuery(matchInfoId: string, page = 1) {
  return { matchInfoId, pageSize: NEWS_A_PAGE, current: page };
}

export function loadEditions({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListEditionsQueryOptions());
}

export function loadEdition(route: Loading<{ id: string; page?: number }>): void {
  const { id, page } = route.deps;
  loadEditions(route);
  if (id === '') return;
  prefetch(route.context.queryClient, getListNewsQueryOptions(editionNewsQuery(id, page)));
}
