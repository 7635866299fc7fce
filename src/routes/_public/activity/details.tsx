import { createFileRoute } from '@tanstack/react-router';
import { getGetActivityQueryOptions } from '@/api/generated/activity/activity';
import { ActivityPage } from '@/features/activity/activity-page';
import { prefetch } from '@/lib/prefetch';
import { activityIdSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/activity/details')({
  staticData: { routeName: 'ActivityDetails' },
  validateSearch: activityIdSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    prefetch(queryClient, getGetActivityQueryOptions(id));
  },
  component: ActivityPage,
});
