import { createFileRoute } from '@tanstack/react-router';
import { EditionPreviewPage } from '@/features/admin/edition/edition-preview-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_admin/_competition/a/match/preview')({
  staticData: {
    routeName: 'StaffEditionPreview',
    list: '/a/match/editions',
    authority: ['edition:write'],
  },
  validateSearch: idSearch,
  component: EditionPreviewPage,
});
