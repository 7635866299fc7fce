import { createFileRoute } from '@tanstack/react-router';
import { getListStaffProjectsQueryOptions } from '@/api/generated/staff/staff';
import { StaffEntriesPage } from '@/features/admin/entry/entries-page';
import { entriesQuery, staffEntriesSearch } from '@/features/admin/entry/entry-search';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_admin/_competition/a/match/entries')({
  staticData: { routeName: 'StaffEntries', order: 10, authority: ['system:login'] },
  validateSearch: staffEntriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListStaffProjectsQueryOptions(entriesQuery(deps)));
  },
  component: StaffEntriesPage,
});
