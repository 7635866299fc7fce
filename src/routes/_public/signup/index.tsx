import { createFileRoute } from '@tanstack/react-router';
import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { SignUpPage } from '@/features/entry/sign-up-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_public/signup/')({
  staticData: { routeName: 'SignUp', order: 30 },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
  },
  component: SignUpPage,
});
