import { createFileRoute } from '@tanstack/react-router';
import { loadNews } from '@/features/news/load-news';
import { newsSearch } from '@/features/news/news-query';
import { NewsPage } from '@/features/news/news-page';

export const Route = createFileRoute('/_public/news/')({
  staticData: { routeName: 'News', order: 70 },
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => search,
  loader: loadNews,
  component: NewsPage,
});
