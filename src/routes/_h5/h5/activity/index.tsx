import { createFileRoute } from '@tanstack/react-router';
import { loadActivities } from '@/features/activity/load-activities';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { activitySearch } from '@/features/activity/activity-search';

export const Route = createFileRoute('/_h5/h5/activity/')({
  staticData: { routeName: 'H5Activity' },
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: loadActivities,
  component: ActivityListPage,
});
