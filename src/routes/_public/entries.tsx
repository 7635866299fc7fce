import { createFileRoute } from '@tanstack/react-router';
import { entriesSearchOptions } from '@/domain/entry/entries-search';
import { EntriesPage } from '@/features/entry/entries-page';
import { loadEntries } from '@/features/entry/queries';

export const Route = createFileRoute('/_public/entries')({
  staticData: { routeName: 'Entries', order: 60 },
  ...entriesSearchOptions,
  loader: loadEntries,
  component: EntriesPage,
});
