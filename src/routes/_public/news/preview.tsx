import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@/features/news/article-page';
import { loadNewsItem } from '@/features/news/queries';
import { idAddress } from '@/lib/search';

export const Route = createFileRoute('/_public/news/preview')({
  staticData: { routeName: 'NewsPreview' },
  ...idAddress,
  loader: loadNewsItem,
  component: ArticlePage,
});
