import { createFileRoute } from '@tanstack/react-router';
import { CheckInDeskPage } from '@/features/admin/activity/check-in-desk-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_admin/_competition/a/match/check-in')({
  staticData: { routeName: 'StaffCheckIn', order: 27, authority: ['activity:checkin'] },
  validateSearch: idSearch,
  component: CheckInDeskPage,
});
