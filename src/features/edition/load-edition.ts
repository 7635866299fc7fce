import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/prefetch';
import { editionNewsQuery } from './edition-query';
import { loadEditions } from './load-editions';

/** Asks for one edition and a page of its news. */
export function loadEdition(route: Loading<{ id: string; page?: number }>): void {
  const { id, page } = route.deps;
  loadEditions(route);
  prefetch(route.context.queryClient, getListNewsQueryOptions(editionNewsQuery(id, page)));
}
