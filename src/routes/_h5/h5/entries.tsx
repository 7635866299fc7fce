import { createFileRoute } from '@tanstack/react-router';
import { loadEntries } from '@/features/entry/load-entries';
import { EntriesPage } from '@/features/entry/entries-page';
import { entriesSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/entries')({
  staticData: { routeName: 'H5Entries' },
  validateSearch: entriesSearch,
  loaderDeps: ({ search }) => search,
  loader: loadEntries,
  component: EntriesPage,
});
