import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '@/features/activity/activity-page';
import { loadActivity } from '@/features/activity/queries';
import { activitySearchOptions } from '@/features/activity/search';

export const Route = createFileRoute('/_h5/h5/activity/details')({
  staticData: { routeName: 'H5ActivityDetails' },
  ...activitySearchOptions,
  loader: loadActivity,
  component: ActivityPage,
});
