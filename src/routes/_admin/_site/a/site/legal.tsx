import { createFileRoute } from '@tanstack/react-router';
import { LegalTextsPage } from '@/features/admin/site/legal-texts-page';

export const Route = createFileRoute('/_admin/_site/a/site/legal')({
  staticData: { routeName: 'StaffLegal', order: 25, authority: ['config:write'] },
  component: LegalTextsPage,
});
