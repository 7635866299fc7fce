import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '@/features/edition/edition-page';
import { loadEdition } from '@/features/edition/queries';
import { editionAddress } from '@/features/edition/search';

export const Route = createFileRoute('/_public/history/preview')({
  staticData: { routeName: 'HistoryPreview' },
  ...editionAddress,
  loader: loadEdition,
  component: EditionPage,
});
