import {
  getListNewsExpressQueryOptions,
  getListNewsQueryOptions,
  getListVideosQueryOptions,
} from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/prefetch';
import { newsQuery, type NewsSearch } from './news-query';

/** Asks for what one tab of the news shows, for both sites. */
export function loadNews({
  context: { queryClient },
  deps: { tab, page },
}: Loading<NewsSearch>): void {
  if (tab === 'express') prefetch(queryClient, getListNewsExpressQueryOptions());
  else if (tab === 'video') prefetch(queryClient, getListVideosQueryOptions(newsQuery(page)));
  else prefetch(queryClient, getListNewsQueryOptions(newsQuery(page)));
}
