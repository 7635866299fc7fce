import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/edition/queries';
import { WinnersPage } from '@/features/edition/winners-page';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_public/winners')({
  staticData: { routeName: 'Winners', order: 85 },
  ...idSearchOptions,
  loader: loadEditions,
  component: WinnersPage,
});
