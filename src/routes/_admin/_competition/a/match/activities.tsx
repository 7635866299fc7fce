import { createFileRoute } from '@tanstack/react-router';
import { StaffActivitiesPage } from '@/features/admin/activity/activities-page';
import { staffActivitiesSearch } from '@/features/admin/activity/activities-search';

export const Route = createFileRoute('/_admin/_competition/a/match/activities')({
  staticData: {
    routeName: 'StaffActivities',
    order: 25,
    authority: { anyOf: ['activity:write', 'activity:checkin'] },
  },
  validateSearch: staffActivitiesSearch,
  component: StaffActivitiesPage,
});
