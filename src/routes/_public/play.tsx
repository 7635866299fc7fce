import { createFileRoute } from '@tanstack/react-router';
import { PlayPage } from '@/features/news/play-page';
import { loadNewsItem } from '@/features/news/queries';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_public/play')({
  staticData: { routeName: 'Play' },
  ...idSearchOptions,
  loader: loadNewsItem,
  component: PlayPage,
});
