import { createFileRoute } from '@tanstack/react-router';
import { getListProjectsQueryOptions } from '@/api/generated/project/project';
import { EntriesPage } from '@/features/entry/entries-page';
import { entriesQuery } from '@/features/entry/entries-query';
import { prefetch } from '@/lib/prefetch';
import { entriesSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/entries')({
  staticData: { routeName: 'H5Entries' },
  validateSearch: entriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListProjectsQueryOptions(entriesQuery(deps)));
  },
  component: EntriesPage,
});
