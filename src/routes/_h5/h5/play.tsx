import { createFileRoute } from '@tanstack/react-router';
import { loadNewsItem } from '@/features/news/load-news-item';
import { PlayPage } from '@/features/news/play-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/play')({
  staticData: { routeName: 'H5Play' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: loadNewsItem,
  component: PlayPage,
});
