import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@/features/news/article-page';
import { loadNewsItem } from '@/features/news/queries';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_public/news/preview')({
  staticData: { routeName: 'NewsPreview' },
  ...idSearchOptions,
  loader: loadNewsItem,
  component: ArticlePage,
});
