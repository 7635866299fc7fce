import { createFileRoute } from '@tanstack/react-router';
import { loadEditions } from '@/features/match/match-loaders';
import { HistoryPage } from '@/features/match/history-page';

export const Route = createFileRoute('/_public/history/')({
  staticData: { routeName: 'History', order: 80 },
  loader: loadEditions,
  component: HistoryPage,
});
