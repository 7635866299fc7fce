import { createFileRoute } from '@tanstack/react-router';
import { EntryPage } from '@/features/entry/entry-page';
import { loadEntry } from '@/features/entry/queries';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/entries-detail')({
  staticData: { routeName: 'H5EntriesDetail' },
  ...idSearchOptions,
  loader: loadEntry,
  component: EntryPage,
});
