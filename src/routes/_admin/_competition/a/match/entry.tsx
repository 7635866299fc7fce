import { createFileRoute } from '@tanstack/react-router';
import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getGetStaffProjectQueryOptions } from '@/api/generated/staff/staff';
import { StaffEntryPage } from '@/features/admin/entry/entry-page';
import { staffEntrySearch } from '@/features/admin/entry/entry-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_competition/a/match/entry')({
  staticData: { routeName: 'StaffEntry', list: '/a/match/entries', authority: ['entry:read'] },
  validateSearch: staffEntrySearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id !== '') prefetch(queryClient, getGetStaffProjectQueryOptions(id, NO_TOAST_WHEN_GONE));
  },
  component: StaffEntryPage,
});
