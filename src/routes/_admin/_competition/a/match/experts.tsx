import { createFileRoute } from '@tanstack/react-router';
import { getListStaffExpertsQueryOptions } from '@/api/generated/staff/staff';
import { StaffExpertsPage } from '@/features/admin/expert/experts-page';
import { expertsSearch } from '@/features/admin/expert/experts-search';
import { prefetch } from '@/lib/page/prefetch';
import { listQuery } from '@/lib/list-search';

export const Route = createFileRoute('/_admin/_competition/a/match/experts')({
  staticData: { routeName: 'StaffExperts', order: 20, authority: ['expert:review'] },
  validateSearch: expertsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListStaffExpertsQueryOptions(listQuery(deps)));
  },
  component: StaffExpertsPage,
});
