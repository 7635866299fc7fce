import { createFileRoute } from '@tanstack/react-router';
import { EntryPage } from '@/features/entry/entry-page';
import { loadEntry } from '@/features/entry/queries';
import { idAddress } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/entries-detail')({
  staticData: { routeName: 'H5EntriesDetail' },
  ...idAddress,
  loader: loadEntry,
  component: EntryPage,
});
