import { createFileRoute } from '@tanstack/react-router';
import { EditionsPage } from '@/features/admin/edition/editions-page';

export const Route = createFileRoute('/_admin/_competition/a/match/editions')({
  staticData: {
    routeName: 'StaffEditions',
    order: 5,
    authority: { anyOf: ['edition:write', 'result:publish'] },
  },
  component: EditionsPage,
});
