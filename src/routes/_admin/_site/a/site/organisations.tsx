import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '@/features/admin/site/organisations-page';

export const Route = createFileRoute('/_admin/_site/a/site/organisations')({
  staticData: { routeName: 'StaffOrganisations', order: 50, authority: ['content:write'] },
  component: OrganisationsPage,
});
