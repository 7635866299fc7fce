import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '@/features/admin/site/menu-page';

export const Route = createFileRoute('/_admin/_site/a/site/menu')({
  staticData: { routeName: 'StaffMenu', order: 20, authority: ['config:write'] },
  component: MenuPage,
});
