import { createFileRoute } from '@tanstack/react-router';
import { getGetNewsQueryOptions } from '@/api/generated/news/news';
import { PlayPage } from '@/features/news/play-page';
import { prefetch } from '@/lib/prefetch';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/play')({
  staticData: { routeName: 'H5Play' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    prefetch(queryClient, getGetNewsQueryOptions(id));
  },
  component: PlayPage,
});
