import { createFileRoute } from '@tanstack/react-router';
import { SiteConfigPage } from '@/features/admin/site-config/config-page';

export const Route = createFileRoute('/_admin/_competition/a/match/site')({
  staticData: { routeName: 'StaffConfig', order: 40, authority: ['system:login'] },
  component: SiteConfigPage,
});
