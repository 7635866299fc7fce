import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/match/match-loaders';
import { HistoryPage } from '@/features/match/history-page';

export const Route = createFileRoute('/_h5/h5/history/')({
  staticData: { routeName: 'H5History' },
  loader: loadEditions,
  component: HistoryPage,
});
