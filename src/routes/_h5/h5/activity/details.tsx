import { createFileRoute } from '@tanstack/react-router';
import { loadActivity } from '@/features/activity/load-activity';
import { ActivityPage } from '@/features/activity/activity-page';
import { activityIdSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/activity/details')({
  staticData: { routeName: 'H5ActivityDetails' },
  validateSearch: activityIdSearch,
  loaderDeps: ({ search }) => search,
  loader: loadActivity,
  component: ActivityPage,
});
