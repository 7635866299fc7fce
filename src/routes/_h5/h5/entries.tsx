import { createFileRoute } from '@tanstack/react-router';
import { entriesAddress } from '@/domain/entry/entries-search';
import { EntriesPage } from '@/features/entry/entries-page';
import { loadEntries } from '@/features/entry/queries';

export const Route = createFileRoute('/_h5/h5/entries')({
  staticData: { routeName: 'H5Entries' },
  ...entriesAddress,
  loader: loadEntries,
  component: EntriesPage,
});
