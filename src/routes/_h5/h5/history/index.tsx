import { createFileRoute } from '@tanstack/react-router';
import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { HistoryPage } from '@/features/match/history-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/history/')({
  staticData: { routeName: 'H5History' },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListEditionsQueryOptions());
  },
  component: HistoryPage,
});
