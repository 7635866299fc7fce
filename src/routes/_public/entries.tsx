import { createFileRoute } from '@tanstack/react-router';
import { entriesAddress } from '@/domain/entry/entries-search';
import { EntriesPage } from '@/features/entry/entries-page';
import { loadEntries } from '@/features/entry/queries';

export const Route = createFileRoute('/_public/entries')({
  staticData: { routeName: 'Entries', order: 60 },
  ...entriesAddress,
  loader: loadEntries,
  component: EntriesPage,
});
