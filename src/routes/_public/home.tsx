import { createFileRoute } from '@tanstack/react-router';
import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetMatchHomeQueryOptions } from '@/api/generated/match/match';
import { learnServerTime } from '@/api/server-clock';
import { HomePage } from '@/features/home/home-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_public/home')({
  staticData: { routeName: 'Home', order: 10 },
  loader: ({ context: { queryClient } }) => {
    void learnServerTime();
    prefetch(queryClient, getGetMatchHomeQueryOptions(QUIET_WHEN_GONE));
  },
  component: HomePage,
});
