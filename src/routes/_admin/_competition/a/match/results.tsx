import { createFileRoute } from '@tanstack/react-router';
import { getListStaffMatchesQueryOptions } from '@/api/generated/staff-match/staff-match';
import { ResultsPage } from '@/features/admin/edition/results-page';
import { resultsSearch } from '@/features/admin/edition/results-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_competition/a/match/results')({
  staticData: {
    routeName: 'StaffResults',
    list: '/a/match/editions',
    authority: ['result:publish'],
  },
  validateSearch: resultsSearch,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListStaffMatchesQueryOptions());
  },
  component: ResultsPage,
});
