import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '@/features/activity/activity-page';
import { loadActivity } from '@/features/activity/queries';
import { activitySearchOptions } from '@/features/activity/search';

export const Route = createFileRoute('/_public/activity/details')({
  staticData: { routeName: 'ActivityDetails' },
  ...activitySearchOptions,
  loader: loadActivity,
  component: ActivityPage,
});
