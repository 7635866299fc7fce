import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/edition/load-editions';
import { HistoryPage } from '@/features/edition/history-page';

export const Route = createFileRoute('/_h5/h5/history/')({
  staticData: { routeName: 'H5History' },
  loader: loadEditions,
  component: HistoryPage,
});
