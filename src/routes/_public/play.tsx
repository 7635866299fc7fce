import { createFileRoute } from '@tanstack/react-router';
import { PlayPage } from '@/features/news/play-page';
import { loadNewsItem } from '@/features/news/queries';
import { idAddress } from '@/lib/search';

export const Route = createFileRoute('/_public/play')({
  staticData: { routeName: 'Play' },
  ...idAddress,
  loader: loadNewsItem,
  component: PlayPage,
});
