import { createFileRoute } from '@tanstack/react-router';
import {
  getListNewsExpressQueryOptions,
  getListNewsQueryOptions,
  getListVideosQueryOptions,
} from '@/api/generated/news/news';
import { newsQuery, newsSearch } from '@/features/news/news-query';
import { NewsPage } from '@/features/news/news-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_public/news/')({
  staticData: { routeName: 'News', order: 70 },
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { tab, page } }) => {
    if (tab === 'express') prefetch(queryClient, getListNewsExpressQueryOptions());
    else if (tab === 'video') prefetch(queryClient, getListVideosQueryOptions(newsQuery(page)));
    else prefetch(queryClient, getListNewsQueryOptions(newsQuery(page)));
  },
  component: NewsPage,
});
