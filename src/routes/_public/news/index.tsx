import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '@/features/news/news-list-page';
import { loadNews } from '@/features/news/queries';
import { newsSearchOptions } from '@/features/news/search';

export const Route = createFileRoute('/_public/news/')({
  staticData: { routeName: 'News', order: 70 },
  ...newsSearchOptions,
  loader: loadNews,
  component: NewsPage,
});
