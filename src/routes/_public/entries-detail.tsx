import { createFileRoute } from '@tanstack/react-router';
import { loadEntry } from '@/features/entry/load-entry';
import { EntryPage } from '@/features/entry/entry-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/entries-detail')({
  staticData: { routeName: 'EntriesDetail' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: loadEntry,
  component: EntryPage,
});
