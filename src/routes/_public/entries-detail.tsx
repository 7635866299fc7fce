import { createFileRoute } from '@tanstack/react-router';
import { getGetProjectQueryOptions } from '@/api/generated/project/project';
import { EntryPage } from '@/features/entry/entry-page';
import { prefetch } from '@/lib/prefetch';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/entries-detail')({
  staticData: { routeName: 'EntriesDetail' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    prefetch(queryClient, getGetProjectQueryOptions(id));
  },
  component: EntryPage,
});
