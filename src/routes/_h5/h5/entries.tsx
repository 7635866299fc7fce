import { createFileRoute } from '@tanstack/react-router';
import { entriesSearchOptions } from '@/domain/entry/entries-search';
import { EntriesPage } from '@/features/entry/entries-page';
import { loadEntries } from '@/features/entry/queries';

export const Route = createFileRoute('/_h5/h5/entries')({
  staticData: { routeName: 'H5Entries' },
  ...entriesSearchOptions,
  loader: loadEntries,
  component: EntriesPage,
});
