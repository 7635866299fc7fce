import { createFileRoute } from '@tanstack/react-router';
import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { HistoryPage } from '@/features/match/history-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_public/history/')({
  staticData: { routeName: 'History', order: 80 },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListEditionsQueryOptions());
  },
  component: HistoryPage,
});
