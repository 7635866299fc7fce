import type { MessageId } from '@/i18n/message-ids';
import type { RouteName } from '@/route-names.gen';

/** The pages that say by themselves, for instance with the name of a record, what they are for. */
const LEADS = [
  'AdminHome',
  'Workplace',
  'StaffEditions',
  'StaffTracks',
  'StaffEntries',
  'StaffEntry',
  'StaffExperts',
  'StaffActivities',
  'StaffAttendees',
  'StaffCheckIn',
  'StaffNews',
  'StaffNotices',
  'SysUser',
  'SysDict',
] as const satisfies readonly RouteName[];

/** What a staff page is for, in a line; undefined where the page itself says it. */
export function leadOf(routeName: string | undefined): MessageId | undefined {
  const known = LEADS.find((name) => name === routeName);
  return known && `staffLead.${known}`;
}
