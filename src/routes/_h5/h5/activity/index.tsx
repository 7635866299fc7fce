import { createFileRoute } from '@tanstack/react-router';
import { getListActivitiesQueryOptions } from '@/api/generated/activity/activity';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { activitiesQuery } from '@/features/activity/activity-query';
import { prefetch } from '@/lib/prefetch';
import { pageSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/activity/')({
  staticData: { routeName: 'H5Activity' },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    prefetch(queryClient, getListActivitiesQueryOptions(activitiesQuery(page)));
  },
  component: ActivityListPage,
});
