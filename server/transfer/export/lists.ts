import { activitySource } from '../../activity/staff-queries.ts';
import { attendeeSource } from '../../activity/attendee-queries.ts';
import type { Schemas } from '../../http/types.ts';
import { expertSource } from '../../competition/expert/staff-queries.ts';
import { newsSource } from '../../content/news/staff-queries.ts';
import { projectSource } from '../../competition/project/staff-queries.ts';
import { auditSource } from '../../identity/staff-right/audit-queries.ts';
import { unreachableSource } from '../../identity/system-user/unreachable-queries.ts';
import { organisationSource } from '../../records/staff-list/organisation-queries.ts';
import { userSource } from '../../identity/system-user/staff-queries.ts';
import { exportedList, localizedColumns, type Column } from './exported-list.ts';

const ATTENDEE = {
  signedUp: 'attendeeSignedUp',
  signedIn: 'attendeeSignedIn',
  cancelled: 'attendeeCancelled',
} as const;

/** The columns of entries; an import of winners writes award and note. */
export const entryColumns: readonly Column<Schemas['StaffProject']>[] = [
  ['columnId', ({ id }) => id, 'id'],
  ['columnEntry', ({ name }) => name],
  ['columnStatus', ({ status }, { name }) => name('projectStatus', status)],
  ['columnPublishedStatus', (entry, { name }) => name('projectStatus', entry.publishedStatus)],
  ['columnAwards', ({ awards }) => awards.join('; '), 'award'],
  ['columnNote', ({ history }) => history.at(-1)?.note ?? '', 'note'],
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
];

export const entryExport = (hasSms: boolean) =>
  exportedList(projectSource(hasSms), { rights: ['entry:read'], columns: entryColumns });

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

/** The columns of activities; an import writes those that have a field. */
export const activityColumns: readonly Column<Schemas['StaffActivity']>[] = [
  ['columnId', ({ id }) => id, 'id'],
  ...localizedColumns<Schemas['StaffActivity']>(
    ['columnTitleCN', 'columnTitleUS', 'columnTitleHK'],
    'title',
    ({ title }) => title,
  ),
  ['columnKind', ({ kind }, { name }) => name('activityKind', kind), 'kind'],
  ['columnStart', ({ start }, { time }) => time(start), 'start'],
  ['columnEnd', (activity, { end }) => end(activity.end), 'end'],
  ['columnSignUpStart', ({ signUpStart }, { time }) => time(signUpStart), 'signUpStart'],
  ['columnSignUpEnd', ({ signUpEnd }, { end }) => end(signUpEnd), 'signUpEnd'],
  ...localizedColumns<Schemas['StaffActivity']>(
    ['columnCityCN', 'columnCityUS', 'columnCityHK'],
    'city',
    ({ city }) => city,
  ),
  ...localizedColumns<Schemas['StaffActivity']>(
    ['columnAddressCN', 'columnAddressUS', 'columnAddressHK'],
    'address',
    ({ address }) => address,
  ),
  ...localizedColumns<Schemas['StaffActivity']>(
    ['columnDescriptionCN', 'columnDescriptionUS', 'columnDescriptionHK'],
    'description',
    ({ description }) => description,
  ),
  ['columnCapacity', ({ capacity }) => capacity, 'capacity'],
  ['columnContact', ({ contact }) => contact.name, 'contact.name'],
  ['columnContactPhone', ({ contact }) => contact.mobilePhone, 'contact.mobilePhone'],
  ['columnSignedUp', ({ signedUp }) => signedUp],
  ['columnCheckedIn', ({ checkedIn }) => checkedIn],
  ['columnPublic', ({ published }, { yesOrNo }) => yesOrNo(published), 'published'],
];

export const activityExport = exportedList(activitySource, {
  rights: ['activity:write', 'activity:checkin'],
  columns: activityColumns,
});

/** The columns of organisations, as an import takes them. */
export const organisationColumns: readonly Column<Schemas['StaffOrganisation'] & { id: string }>[] =
  [
    ['columnId', ({ id }) => id, 'id'],
    ['columnKind', ({ kind }, { name }) => name('organisationKind', kind), 'kind'],
    ...localizedColumns<Schemas['StaffOrganisation']>(
      ['columnNameCN', 'columnNameUS', 'columnNameHK'],
      'name',
      ({ name }) => name,
    ),
    ['columnUrl', ({ url = '' }) => url, 'url'],
  ];

export const organisationExport = exportedList(organisationSource, {
  rights: ['content:write'],
  columns: organisationColumns,
});

/** Who has signed up to an activity. */
export const attendeeExport = (activityId: string, hasSms: boolean) =>
  exportedList(attendeeSource(activityId, hasSms), {
    rights: ['activity:write', 'activity:checkin'],
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

/** People that no notice can be sent to. */
export const unreachableExport = (hasSms: boolean) =>
  exportedList(unreachableSource(hasSms), {
    rights: ['user:read'],
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

/** The columns of accounts; an import writes those that have a field. */
export const userColumns: readonly Column<Schemas['SystemUser']>[] = [
  ['columnId', ({ id }) => id, 'id'],
  ['columnUserCode', ({ userCode = '' }) => userCode, 'userCode'],
  ['columnChineseName', ({ chineseName }) => chineseName, 'chineseName'],
  ['columnFirstName', ({ firstName }) => firstName, 'firstName'],
  ['columnLastName', ({ lastName }) => lastName, 'lastName'],
  ['columnMobile', ({ mobile = '' }) => mobile, 'mobile'],
  ['columnEmail', ({ email = '' }) => email, 'email'],
  ['columnAdUser', ({ adUser = '' }) => adUser, 'adUser'],
  ['columnRoles', ({ roles }) => roles.map(({ name }) => name).join('; ')],
  ['columnPermissions', ({ permissions }) => permissions.map(({ id }) => id).join('; ')],
  [
    'columnStatus',
    ({ status }, { message }) => message(status === 1 ? 'valueEnabled' : 'valueDisabled'),
  ],
  ['columnRemarks', ({ remarks = '' }) => remarks, 'remarks'],
  ['columnCreateDate', ({ createDate }, { time }) => time(createDate)],
];

export const userExport = exportedList(userSource, {
  rights: ['user:read'],
  columns: userColumns,
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
