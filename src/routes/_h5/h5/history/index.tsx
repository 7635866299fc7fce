import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '@/features/edition/history-page';
import { loadEditions } from '@/features/edition/queries';

export const Route = createFileRoute('/_h5/h5/history/')({
  staticData: { routeName: 'H5History' },
  loader: loadEditions,
  component: HistoryPage,
});
