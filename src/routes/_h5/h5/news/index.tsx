import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '@/features/news/news-list-page';
import { loadNews } from '@/features/news/queries';
import { newsSearchOptions } from '@/features/news/search';

export const Route = createFileRoute('/_h5/h5/news/')({
  staticData: { routeName: 'H5News' },
  ...newsSearchOptions,
  loader: loadNews,
  component: NewsPage,
});
