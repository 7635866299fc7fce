import { activitySource } from '../../activity/staff-queries.ts';
import { attendeeSource } from '../../activity/attendee-queries.ts';
import { expertSource } from '../../competition/expert/staff-queries.ts';
import { newsSource } from '../../content/news/staff-queries.ts';
import { entrySource } from '../../competition/entry/staff-queries.ts';
import { auditSource } from '../../identity/staff-right/audit-queries.ts';
import { unreachableSource } from '../../identity/system-user/unreachable-queries.ts';
import { organisationSource } from '../../records/staff-list/organisation-queries.ts';
import { userSource } from '../../identity/system-user/staff-queries.ts';
import { exportedList } from './exported-list.ts';
import { entryColumns, activityColumns, organisationColumns, userColumns } from './columns.ts';

const ATTENDEE = {
  signedUp: 'attendeeSignedUp',
  signedIn: 'attendeeSignedIn',
  cancelled: 'attendeeCancelled',
} as const;

export const entryExport = (hasSms: boolean) =>
  exportedList(entrySource(hasSms), { permissions: ['entry:read'], columns: entryColumns });

export const expertExport = exportedList(expertSource, {
  permissions: ['expert:review'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnName', ({ name }) => name],
    ['columnStatus', ({ status }, { name }) => name('expertStatus', status)],
    ['columnOrganisation', ({ organisation = '' }) => organisation],
    ['columnJobTitle', ({ jobTitle = '' }) => jobTitle],
    [
      'columnTrack',
      ({ domains }, { name }) => domains.map((code) => name('track', code)).join('; '),
    ],
    ['columnMobile', ({ mobile = '' }) => mobile],
    ['columnEmail', ({ email = '' }) => email],
    ['columnExperience', ({ experience = '' }) => experience],
    ['columnBio', ({ bio = '' }) => bio],
    ['columnReason', ({ reason = '' }) => reason],
    ['columnSubmitDate', ({ submitDate }, { time }) => time(submitDate)],
  ],
});

export const activityExport = exportedList(activitySource, {
  permissions: ['activity:write', 'activity:checkin'],
  columns: activityColumns,
});

export const organisationExport = exportedList(organisationSource, {
  permissions: ['content:write'],
  columns: organisationColumns,
});

/** Export of the attendees of an activity. */
export const attendeeExport = (activityId: string, hasSms: boolean) =>
  exportedList(attendeeSource(activityId, hasSms), {
    permissions: ['activity:write', 'activity:checkin'],
    columns: [
      ['columnId', ({ id }) => id],
      ['columnName', ({ name }) => name],
      ['columnMobile', ({ mobile = '' }) => mobile],
      ['columnEmail', ({ email = '' }) => email],
      ['columnStatus', ({ status }, { message }) => message(ATTENDEE[status])],
      ['columnSignUpDate', ({ signUpDate }, { time }) => time(signUpDate)],
      ['columnUnreachable', ({ unreachable = false }, { yesOrNo }) => yesOrNo(unreachable)],
    ],
  });

const CONCERNS = {
  entry: 'concernEntry',
  activity: 'concernActivity',
  expert: 'concernExpert',
} as const;

/** Export of the users who can't be notified. */
export const unreachableExport = (hasSms: boolean) =>
  exportedList(unreachableSource(hasSms), {
    permissions: ['user:read'],
    columns: [
      ['columnId', ({ id }) => id],
      ['columnName', ({ name }) => name],
      ['columnMobile', ({ mobile = '' }) => mobile],
      ['columnEmail', ({ email = '' }) => email],
      [
        'columnConcerns',
        ({ concerns }, { message }) => concerns.map((one) => message(CONCERNS[one])).join('; '),
      ],
      ['columnMissed', ({ missed }) => missed],
      ['columnMissedDate', ({ missedDate }, { time }) => time(missedDate)],
    ],
  });

export const newsExport = exportedList(newsSource, {
  permissions: ['content:write'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnTitle', ({ title }, { text }) => text(title)],
    ['columnKind', ({ kind }) => kind],
    ['columnSource', ({ source }, { text }) => text(source)],
    ['columnSummary', ({ summary }, { text }) => text(summary)],
    ['columnPublishDate', ({ publishDate }, { time }) => time(publishDate)],
    ['columnViews', ({ browseNumber }) => browseNumber],
    ['columnPublic', ({ published }, { yesOrNo }) => yesOrNo(published)],
  ],
});

export const userExport = exportedList(userSource, {
  permissions: ['user:read'],
  columns: userColumns,
});

export const auditExport = exportedList(auditSource, {
  permissions: ['audit:read'],
  columns: [
    ['columnAt', ({ at }, { time }) => time(at)],
    ['columnBy', ({ userName }) => userName],
    ['columnOperation', ({ operation }) => operation],
    ['columnOutcome', ({ outcome }) => outcome],
    ['columnTarget', ({ target = '' }) => target],
    ['columnTargetName', ({ names = [] }) => names.map(({ name }) => name).join('; ')],
    ['columnDetail', ({ detail = '' }) => detail],
    ['columnNetworkAddress', ({ address }) => address],
  ],
});
