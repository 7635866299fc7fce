import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '@/features/admin/edition/edition-page';
import { editionSearch } from '@/features/admin/edition/edition-search';

export const Route = createFileRoute('/_admin/_competition/a/match/edition')({
  staticData: {
    routeName: 'StaffEdition',
    list: '/a/match/editions',
    authority: ['edition:write'],
  },
  validateSearch: editionSearch,
  component: EditionPage,
});
