import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '@/features/edition/edition-page';
import { loadEdition } from '@/features/edition/queries';
import { editionSearchOptions } from '@/features/edition/search';

export const Route = createFileRoute('/_public/history/preview')({
  staticData: { routeName: 'HistoryPreview' },
  ...editionSearchOptions,
  loader: loadEdition,
  component: EditionPage,
});
