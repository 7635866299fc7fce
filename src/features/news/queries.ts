import { QUIET_WHEN_GONE } from '@/api/failure';
import {
  getGetNewsQueryOptions,
  getListNewsExpressQueryOptions,
  getListNewsQueryOptions,
  getListVideosQueryOptions,
} from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/page/prefetch';
import type { NewsSearch } from './search';

/** Articles on one page of the list. */
const PAGE_SIZE = 9;

/** The query of one page of the list, shared by its loader and the page. */
export function newsQuery(page = 1) {
  return { current: page, pageSize: PAGE_SIZE };
}

/** Asks for what one tab of the news shows. */
export function loadNews({
  context: { queryClient },
  deps: { tab, page },
}: Loading<NewsSearch>): void {
  if (tab === 'express') prefetch(queryClient, getListNewsExpressQueryOptions());
  else if (tab === 'video') prefetch(queryClient, getListVideosQueryOptions(newsQuery(page)));
  else prefetch(queryClient, getListNewsQueryOptions(newsQuery(page)));
}

/** Asks for one article or video. */
export function loadNewsItem({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetNewsQueryOptions(id, QUIET_WHEN_GONE));
}
