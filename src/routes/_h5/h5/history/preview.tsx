import { createFileRoute } from '@tanstack/react-router';
import { loadEdition } from '@/features/edition/load-edition';
import { EditionPage } from '@/features/edition/edition-page';
import { editionSearch } from '@/features/edition/edition-query';

export const Route = createFileRoute('/_h5/h5/history/preview')({
  staticData: { routeName: 'H5HistoryPreview' },
  validateSearch: editionSearch,
  loaderDeps: ({ search }) => search,
  loader: loadEdition,
  component: EditionPage,
});
