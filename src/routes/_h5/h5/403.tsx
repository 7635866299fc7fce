import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/features/account/forbidden-page';
import { forbiddenSearchOptions } from '@/features/account/search';

export const Route = createFileRoute('/_h5/h5/403')({
  staticData: { routeName: 'H5Forbidden' },
  ...forbiddenSearchOptions,
  component: ForbiddenPage,
});
