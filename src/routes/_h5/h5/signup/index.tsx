import { createFileRoute } from '@tanstack/react-router';
import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { MobileSignUpPage } from '@/features/entry/mobile/mobile-sign-up-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/signup/')({
  staticData: { routeName: 'H5SignUp' },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
  },
  component: MobileSignUpPage,
});
