import { createFileRoute } from '@tanstack/react-router';
import { WorkplacePage } from '@/features/admin/dashboard/workplace-page';

export const Route = createFileRoute('/_admin/workplace')({
  staticData: { routeName: 'Workplace', order: 15, authority: ['system:login'] },
  component: WorkplacePage,
});
