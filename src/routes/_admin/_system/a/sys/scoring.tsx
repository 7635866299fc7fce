import { createFileRoute } from '@tanstack/react-router';
import { getGetScoringSystemQueryOptions } from '@/api/generated/staff/staff';
import { ScoringPage } from '@/features/admin/system-user/scoring-page';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_system/a/sys/scoring')({
  staticData: { routeName: 'StaffScoring', order: 17, authority: ['right:grant'] },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getGetScoringSystemQueryOptions());
  },
  component: ScoringPage,
});
