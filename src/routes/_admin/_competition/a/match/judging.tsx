import { createFileRoute } from '@tanstack/react-router';
import { getListStaffMatchesQueryOptions } from '@/api/generated/staff-match/staff-match';
import { JudgingPage } from '@/features/admin/judging/judging-page';
import { judgingSearch } from '@/features/admin/judging/judging-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_competition/a/match/judging')({
  staticData: { routeName: 'AdminJudging', order: 15, authority: ['judging:manage'] },
  validateSearch: judgingSearch,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListStaffMatchesQueryOptions());
  },
  component: JudgingPage,
});
