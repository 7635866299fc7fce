import { createFileRoute } from '@tanstack/react-router';
import { TemplatesPage } from '@/features/admin/site/templates-page';

export const Route = createFileRoute('/_admin/_site/a/site/templates')({
  staticData: { routeName: 'StaffTemplates', order: 55, authority: ['content:write'] },
  component: TemplatesPage,
});
