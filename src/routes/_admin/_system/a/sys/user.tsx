import { createFileRoute } from '@tanstack/react-router';
import { getListSystemUsersQueryOptions } from '@/api/generated/system-user/system-user';
import { UserListPage } from '@/features/admin/system-user/user-list-page';
import { usersQuery, usersSearch } from '@/features/admin/system-user/users-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_system/a/sys/user')({
  staticData: { routeName: 'SysUser', order: 10, authority: ['user:read'] },
  validateSearch: usersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListSystemUsersQueryOptions(usersQuery(deps)));
  },
  component: UserListPage,
});
