import { createFileRoute } from '@tanstack/react-router';
import { getListActivitiesQueryOptions } from '@/api/generated/activity/activity';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { activitiesQuery } from '@/features/activity/activity-query';
import { prefetch } from '@/lib/prefetch';
import { pageSearch } from '@/lib/search';

export const Route = createFileRoute('/_public/activity/')({
  staticData: { routeName: 'Activity', order: 50 },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    prefetch(queryClient, getListActivitiesQueryOptions(activitiesQuery(page)));
  },
  component: ActivityListPage,
});
