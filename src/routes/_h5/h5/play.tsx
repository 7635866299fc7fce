import { createFileRoute } from '@tanstack/react-router';
import { PlayPage } from '@/features/news/play-page';
import { loadNewsItem } from '@/features/news/queries';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/play')({
  staticData: { routeName: 'H5Play' },
  ...idSearchOptions,
  loader: loadNewsItem,
  component: PlayPage,
});
