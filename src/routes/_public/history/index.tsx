import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '@/features/edition/history-page';
import { loadEditions } from '@/features/edition/queries';

export const Route = createFileRoute('/_public/history/')({
  staticData: { routeName: 'History', order: 80 },
  loader: loadEditions,
  component: HistoryPage,
});
