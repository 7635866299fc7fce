import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/edition/queries';
import { WinnersPage } from '@/features/edition/winners-page';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/winners')({
  staticData: { routeName: 'H5Winners' },
  ...idSearchOptions,
  loader: loadEditions,
  component: WinnersPage,
});
