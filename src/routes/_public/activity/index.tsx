import { createFileRoute } from '@tanstack/react-router';
import { getListActivitiesQueryOptions } from '@/api/generated/activity/activity';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { activitiesQuery } from '@/features/activity/activity-query';
import { activitySearch } from '@/features/activity/activity-search';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_public/activity/')({
  staticData: { routeName: 'Activity', order: 50 },
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListActivitiesQueryOptions(activitiesQuery(deps)));
  },
  component: ActivityListPage,
});
