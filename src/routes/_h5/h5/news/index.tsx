import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '@/features/news/news-page';
import { loadNews } from '@/features/news/queries';
import { newsAddress } from '@/features/news/search';

export const Route = createFileRoute('/_h5/h5/news/')({
  staticData: { routeName: 'H5News' },
  ...newsAddress,
  loader: loadNews,
  component: NewsPage,
});
