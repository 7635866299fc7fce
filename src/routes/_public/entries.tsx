import { createFileRoute } from '@tanstack/react-router';
import { getListProjectsQueryOptions } from '@/api/generated/project/project';
import { EntriesPage } from '@/features/entry/entries-page';
import { entriesQuery } from '@/features/entry/entries-query';
import { prefetch } from '@/lib/prefetch';
import { entriesSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/entries')({
  staticData: { routeName: 'Entries', order: 60 },
  validateSearch: entriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListProjectsQueryOptions(entriesQuery(deps)));
  },
  component: EntriesPage,
});
