import { type Column, localizedColumns } from './exported-list.ts';
import type { Schemas } from '../../http/types.ts';

/** Columns of entries; an import of winners accepts those with a field. */
export const entryColumns: readonly Column<Schemas['StaffProject']>[] = [
  ['columnId', ({ id }) => id, 'id'],
  ['columnEntry', ({ name }) => name],
  ['columnStatus', ({ status, finalist }, { result }) => result(status, finalist)],
  [
    'columnPublishedStatus',
    ({ publishedStatus, publishedFinalist }, { result }) =>
      result(publishedStatus, publishedFinalist),
  ],
  ['columnAwards', ({ awards }) => awards.join('; '), 'award'],
  ['columnReviewer', ({ reviewer }) => reviewer?.name ?? ''],
  [
    'columnDocumentsMissing',
    ({ documentsMissing = false }, { yesOrNo }) => yesOrNo(documentsMissing),
  ],
  ['columnNote', ({ history }) => history.at(-1)?.note ?? '', 'note'],
  ['columnPublic', ({ isPublic }, { yesOrNo }) => yesOrNo(isPublic)],
  ['columnTrack', ({ domain }, { name }) => name('track', domain)],
  ['columnCity', ({ city }, { name }) => name('city', city)],
  ['columnStage', ({ stage }, { name }) => name('projectStage', stage)],
  ['columnLeader', ({ leader = '' }) => leader],
  ['columnMobile', ({ mobile = '' }) => mobile],
  ['columnEmail', ({ email = '' }) => email],
  ['columnCompany', ({ company = '' }) => company],
  ['columnSummary', ({ summary = '' }) => summary],
  ['columnSubmitDate', ({ submitDate }, { time }) => time(submitDate)],
];

/** Columns of activities; an import accepts those with a field. */
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
  ['columnContactEnglish', ({ contact }) => contact.englishName ?? '', 'contact.englishName'],
  ['columnContactPhone', ({ contact }) => contact.mobilePhone, 'contact.mobilePhone'],
  ['columnSignedUp', ({ signedUp }) => signedUp],
  ['columnCheckedIn', ({ checkedIn }) => checkedIn],
  ['columnPublic', ({ published }, { yesOrNo }) => yesOrNo(published), 'published'],
];

/** Columns of organisations; an import accepts all of them. */
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

/** Columns of accounts; an import accepts those with a field. */
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
