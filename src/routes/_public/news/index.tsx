import { createFileRoute } from '@tanstack/react-router';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { newsQuery } from '@/features/news/news-query';
import { NewsPage } from '@/features/news/news-page';
import { pageSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/news/')({
  staticData: { routeName: 'News', order: 70 },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    void queryClient.prefetchQuery(getListNewsQueryOptions(newsQuery(page)));
  },
  component: NewsPage,
});
