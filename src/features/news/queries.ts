import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import {
  getGetNewsQueryOptions,
  getListNewsExpressQueryOptions,
  getListNewsQueryOptions,
  getListVideosQueryOptions,
} from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/page/prefetch';
import type { NewsSearch } from './search';

const PAGE_SIZE = 9;

/** Query of a page of results, shared by the loader and the page. */
export function newsQuery(page = 1) {
  return { current: page, pageSize: PAGE_SIZE };
}

export function loadNews({
  context: { queryClient },
  deps: { tab, page },
}: Loading<NewsSearch>): void {
  if (tab === 'express') prefetch(queryClient, getListNewsExpressQueryOptions());
  else if (tab === 'video') prefetch(queryClient, getListVideosQueryOptions(newsQuery(page)));
  else prefetch(queryClient, getListNewsQueryOptions(newsQuery(page)));
}

export function loadNewsItem({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetNewsQueryOptions(id, NO_TOAST_WHEN_GONE));
}
