import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@/features/news/article-page';
import { loadNewsItem } from '@/features/news/queries';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/news/preview')({
  staticData: { routeName: 'H5NewsPreview' },
  ...idSearchOptions,
  loader: loadNewsItem,
  component: ArticlePage,
});
