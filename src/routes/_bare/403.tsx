import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/features/account/forbidden-page';
import { forbiddenSearchOptions } from '@/features/account/search';

export const Route = createFileRoute('/_bare/403')({
  staticData: { routeName: 'Forbidden' },
  ...forbiddenSearchOptions,
  beforeLoad: ({ location, context }) => {
    context.redirectToMobile(location.href);
  },
  component: ForbiddenPage,
});
