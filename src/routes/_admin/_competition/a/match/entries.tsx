import { createFileRoute } from '@tanstack/react-router';
import { getListStaffMatchesQueryOptions } from '@/api/generated/staff-match/staff-match';
import { getListStaffProjectsQueryOptions } from '@/api/generated/staff/staff';
import { StaffEntriesPage } from '@/features/admin/entry/entries-page';
import { staffEntriesSearch } from '@/features/admin/entry/entry-search';
import { prefetch } from '@/lib/page/prefetch';
import { listQuery } from '@/lib/list-search';

export const Route = createFileRoute('/_admin/_competition/a/match/entries')({
  staticData: { routeName: 'StaffEntries', order: 10, authority: ['entry:read'] },
  validateSearch: staffEntriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListStaffMatchesQueryOptions());
    if (deps.matchInfoId !== undefined)
      prefetch(queryClient, getListStaffProjectsQueryOptions(listQuery(deps)));
  },
  component: StaffEntriesPage,
});
