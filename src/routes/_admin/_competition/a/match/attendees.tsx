import { createFileRoute } from '@tanstack/react-router';
import { AttendeesPage } from '@/features/admin/activity/attendees-page';
import { attendeesSearch } from '@/features/admin/activity/attendees-search';

export const Route = createFileRoute('/_admin/_competition/a/match/attendees')({
  staticData: {
    routeName: 'StaffAttendees',
    list: '/a/match/activities',
    authority: { anyOf: ['activity:write', 'activity:checkin'] },
  },
  validateSearch: attendeesSearch,
  component: AttendeesPage,
});
