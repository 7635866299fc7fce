import { createFileRoute } from '@tanstack/react-router';
import { loadNewsItem } from '@/features/news/load-news-item';
import { ArticlePage } from '@/features/news/article-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/news/preview')({
  staticData: { routeName: 'NewsPreview' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: loadNewsItem,
  component: ArticlePage,
});
