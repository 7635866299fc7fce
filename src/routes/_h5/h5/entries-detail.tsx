import { createFileRoute } from '@tanstack/react-router';
import { loadEntry } from '@/features/entry/load-entry';
import { EntryPage } from '@/features/entry/entry-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/entries-detail')({
  staticData: { routeName: 'H5EntriesDetail' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: loadEntry,
  component: EntryPage,
});
