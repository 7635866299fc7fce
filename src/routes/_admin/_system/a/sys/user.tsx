import { createFileRoute } from '@tanstack/react-router';
import { UserListPage } from '@/features/sysUser/user-list-page';

export const Route = createFileRoute('/_admin/_system/a/sys/user')({
  staticData: { routeName: 'SysUser', order: 10, authority: ['system:login'] },
  component: UserListPage,
});
