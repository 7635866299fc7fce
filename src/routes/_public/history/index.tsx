import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/edition/load-editions';
import { HistoryPage } from '@/features/edition/history-page';

export const Route = createFileRoute('/_public/history/')({
  staticData: { routeName: 'History', order: 80 },
  loader: loadEditions,
  component: HistoryPage,
});
