import type { MessageId } from '@/i18n/message-ids';
import type { RouteName } from '@/route-names.gen';

/** Routes whose lead is a static text; other pages set their lead, for instance with a record's name. */
const LEADS = [
  'AdminHome',
  'Workplace',
  'StaffEditions',
  'StaffResults',
  'StaffTracks',
  'StaffEntries',
  'StaffEntry',
  'StaffExperts',
  'AdminJudging',
  'AdminCertificates',
  'StaffActivities',
  'StaffAttendees',
  'StaffCheckIn',
  'StaffNews',
  'StaffNotices',
  'SysUser',
  'SysDict',
] as const satisfies readonly RouteName[];

/** Returns the message id of a staff page's lead; undefined if the route has no static one. */
export function leadOf(routeName: string | undefined): MessageId | undefined {
  const known = LEADS.find((name) => name === routeName);
  return known && `staffLead.${known}`;
}
