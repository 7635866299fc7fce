import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/features/account/forbidden-page';

export const Route = createFileRoute('/_bare/403')({
  staticData: { routeName: 'Forbidden' },
  validateSearch: ({ from }: Record<string, unknown>) => ({
    ...(typeof from === 'string' && { from }),
  }),
  component: ForbiddenPage,
});
