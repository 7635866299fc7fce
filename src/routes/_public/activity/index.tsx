import { createFileRoute } from '@tanstack/react-router';
import { ActivityListPage } from '@/features/activity/activity-list-page';
import { loadActivities } from '@/features/activity/queries';
import { activitiesSearchOptions } from '@/features/activity/search';

export const Route = createFileRoute('/_public/activity/')({
  staticData: { routeName: 'Activity', order: 50 },
  ...activitiesSearchOptions,
  loader: loadActivities,
  component: ActivityListPage,
});
