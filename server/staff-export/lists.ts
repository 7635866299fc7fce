import { activitySource } from '../activity/staff-activity-source.ts';
import { attendeeSource } from '../activity/attendee-source.ts';
import { expertSource } from '../expert/expert-source.ts';
import { newsSource } from '../news/news-source.ts';
import { projectSource } from '../project/project-source.ts';
import { auditSource } from '../staff-right/audit-source.ts';
import { userSource } from '../system-user/user-source.ts';
import { exportedList } from './exported-list.ts';

const ATTENDEE = {
  signedUp: 'attendeeSignedUp',
  signedIn: 'attendeeSignedIn',
  cancelled: 'attendeeCancelled',
} as const;

export const entryExport = exportedList(projectSource, {
  rights: ['entry:read'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnEntry', ({ name }) => name],
    ['columnStatus', ({ status }, { name }) => name('projectStatus', status)],
    ['columnPublishedStatus', (entry, { name }) => name('projectStatus', entry.publishedStatus)],
    ['columnAwards', ({ awards }) => awards.join('; ')],
    ['columnPublic', ({ isPublic }, { yesOrNo }) => yesOrNo(isPublic)],
    ['columnDomain', ({ domain }, { name }) => name('domain', domain)],
    ['columnCity', ({ city }, { name }) => name('city', city)],
    ['columnStage', ({ stage }, { name }) => name('projectStage', stage)],
    ['columnLeader', ({ leader = '' }) => leader],
    ['columnMobile', ({ mobile = '' }) => mobile],
    ['columnEmail', ({ email = '' }) => email],
    ['columnCompany', ({ company = '' }) => company],
    ['columnSummary', ({ summary = '' }) => summary],
    ['columnSubmitDate', ({ submitDate }, { time }) => time(submitDate)],
  ],
});

export const expertExport = exportedList(expertSource, {
  rights: ['expert:review'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnName', ({ name }) => name],
    ['columnStatus', ({ status }, { name }) => name('expertStatus', status)],
    ['columnOrganisation', ({ organisation = '' }) => organisation],
    ['columnJobTitle', ({ jobTitle = '' }) => jobTitle],
    [
      'columnDomain',
      ({ domains }, { name }) => domains.map((code) => name('domain', code)).join('; '),
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
  rights: ['activity:write', 'activity:checkin'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnTitle', ({ title }, { text }) => text(title)],
    ['columnKind', ({ kind }, { name }) => name('activityKind', kind)],
    ['columnStart', ({ start }, { time }) => time(start)],
    ['columnEnd', ({ end }, { time }) => time(end)],
    ['columnCity', ({ city }, { text }) => text(city)],
    ['columnAddress', ({ address }, { text }) => text(address)],
    ['columnCapacity', ({ capacity }) => capacity],
    ['columnSignedUp', ({ signedUp }) => signedUp],
    ['columnCheckedIn', ({ checkedIn }) => checkedIn],
    ['columnPublic', ({ published }, { yesOrNo }) => yesOrNo(published)],
  ],
});

/** Who has signed up to an activity. */
export const attendeeExport = (activityId: string) =>
  exportedList(attendeeSource(activityId), {
    rights: ['activity:write', 'activity:checkin'],
    columns: [
      ['columnId', ({ id }) => id],
      ['columnName', ({ name }) => name],
      ['columnMobile', ({ mobile = '' }) => mobile],
      ['columnEmail', ({ email = '' }) => email],
      ['columnStatus', ({ status }, { message }) => message(ATTENDEE[status])],
      ['columnSignUpDate', ({ signUpDate }, { time }) => time(signUpDate)],
    ],
  });

export const newsExport = exportedList(newsSource, {
  rights: ['content:write'],
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
  rights: ['user:read'],
  columns: [
    ['columnId', ({ id }) => id],
    ['columnUserCode', ({ userCode = '' }) => userCode],
    ['columnName', ({ chineseName }) => chineseName],
    ['columnFirstName', ({ firstName }) => firstName],
    ['columnLastName', ({ lastName }) => lastName],
    ['columnMobile', ({ mobile = '' }) => mobile],
    ['columnEmail', ({ email = '' }) => email],
    ['columnRoles', ({ roles }) => roles.map(({ name }) => name).join('; ')],
    ['columnPermissions', ({ permissions }) => permissions.map(({ id }) => id).join('; ')],
    [
      'columnStatus',
      ({ status }, { message }) => message(status === 1 ? 'valueEnabled' : 'valueDisabled'),
    ],
    ['columnCreateDate', ({ createDate }, { time }) => time(createDate)],
  ],
});

export const auditExport = exportedList(auditSource, {
  rights: ['audit:read'],
  columns: [
    ['columnAt', ({ at }, { time }) => time(at)],
    ['columnBy', ({ userName }) => userName],
    ['columnOperation', ({ operation }) => operation],
    ['columnOutcome', ({ outcome }) => outcome],
    ['columnTarget', ({ target = '' }) => target],
    ['columnDetail', ({ detail = '' }) => detail],
    ['columnNetworkAddress', ({ address }) => address],
  ],
});
