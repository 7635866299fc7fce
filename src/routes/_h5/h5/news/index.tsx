import { createFileRoute } from '@tanstack/react-router';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { newsQuery } from '@/features/news/news-query';
import { NewsPage } from '@/features/news/news-page';
import { prefetch } from '@/lib/prefetch';
import { pageSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/news/')({
  staticData: { routeName: 'H5News' },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    prefetch(queryClient, getListNewsQueryOptions(newsQuery(page)));
  },
  component: NewsPage,
});
