import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '@/features/admin/menu/menu-page';

export const Route = createFileRoute('/_admin/_competition/a/match/menu')({
  staticData: { routeName: 'StaffMenu', order: 45, authority: ['system:login'] },
  component: MenuPage,
});
