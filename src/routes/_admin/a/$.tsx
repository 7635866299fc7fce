import { createFileRoute } from '@tanstack/react-router';
import { UnknownPage } from '@/features/admin/dashboard/unknown-page';

export const Route = createFileRoute('/_admin/a/$')({
  staticData: { routeName: 'AdminNotFound', uncached: true, authority: ['system:login'] },
  component: UnknownPage,
});
