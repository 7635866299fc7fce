import { createFileRoute } from '@tanstack/react-router';
import { loadNewsItem } from '@/features/news/load-news-item';
import { ArticlePage } from '@/features/news/article-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/news/preview')({
  staticData: { routeName: 'H5NewsPreview' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: loadNewsItem,
  component: ArticlePage,
});
