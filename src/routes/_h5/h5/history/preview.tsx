import { createFileRoute } from '@tanstack/react-router';
import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { getListNewsQueryOptions } from '@/api/generated/news/news';
import { EditionPage } from '@/features/match/edition-page';
import { editionNewsQuery, editionSearch } from '@/features/match/edition-query';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/history/preview')({
  staticData: { routeName: 'H5HistoryPreview' },
  validateSearch: editionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id, page } }) => {
    prefetch(queryClient, getListEditionsQueryOptions());
    prefetch(queryClient, getListNewsQueryOptions(editionNewsQuery(id, page)));
  },
  component: EditionPage,
});
