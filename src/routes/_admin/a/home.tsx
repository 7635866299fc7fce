import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/admin/dashboard/dashboard-page';

export const Route = createFileRoute('/_admin/a/home')({
  staticData: { routeName: 'AdminHome', order: 10, authority: ['system:login'] },
  component: DashboardPage,
});
