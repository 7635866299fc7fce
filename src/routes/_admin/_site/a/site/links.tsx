import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '@/features/admin/site/links-page';

export const Route = createFileRoute('/_admin/_site/a/site/links')({
  staticData: { routeName: 'StaffLinks', order: 45, authority: ['content:write'] },
  component: LinksPage,
});
