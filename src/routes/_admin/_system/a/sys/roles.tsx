import { createFileRoute } from '@tanstack/react-router';
import { getListRolesQueryOptions } from '@/api/generated/staff-right/staff-right';
import { RolesPage } from '@/features/admin/system-user/roles-page';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_system/a/sys/roles')({
  staticData: { routeName: 'StaffRoles', order: 15, authority: ['right:grant'] },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListRolesQueryOptions());
  },
  component: RolesPage,
});
