import { createFileRoute } from '@tanstack/react-router';
import { SiteConfigPage } from '@/features/admin/site/config-page';

export const Route = createFileRoute('/_admin/_site/a/match/site')({
  staticData: { routeName: 'StaffConfig', order: 10, authority: ['config:write'] },
  component: SiteConfigPage,
});
