import { createFileRoute } from '@tanstack/react-router';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { loadActivities } from '@/features/activity/queries';
import { activitiesSearchOptions } from '@/features/activity/search';

export const Route = createFileRoute('/_h5/h5/activity/')({
  staticData: { routeName: 'H5Activity' },
  ...activitiesSearchOptions,
  loader: loadActivities,
  component: ActivityListPage,
});
