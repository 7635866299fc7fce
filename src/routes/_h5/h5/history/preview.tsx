import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '@/features/edition/edition-page';
import { loadEdition } from '@/features/edition/queries';
import { editionSearchOptions } from '@/features/edition/search';

export const Route = createFileRoute('/_h5/h5/history/preview')({
  staticData: { routeName: 'H5HistoryPreview' },
  ...editionSearchOptions,
  loader: loadEdition,
  component: EditionPage,
});
