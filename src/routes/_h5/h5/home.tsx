import { createFileRoute } from '@tanstack/react-router';
import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetMatchHomeQueryOptions } from '@/api/generated/match/match';
import { learnServerTime } from '@/api/server-clock';
import { MobileHomePage } from '@/features/home/mobile-home-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/home')({
  staticData: { routeName: 'H5Home' },
  loader: ({ context: { queryClient } }) => {
    void learnServerTime();
    prefetch(queryClient, getGetMatchHomeQueryOptions(QUIET_WHEN_GONE));
  },
  component: MobileHomePage,
});
