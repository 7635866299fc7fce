import { createFileRoute } from '@tanstack/react-router';
import { loadEntries } from '@/features/entry/load-entries';
import { EntriesPage } from '@/features/entry/entries-page';
import { entriesSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/entries')({
  staticData: { routeName: 'Entries', order: 60 },
  validateSearch: entriesSearch,
  loaderDeps: ({ search }) => search,
  loader: loadEntries,
  component: EntriesPage,
});
