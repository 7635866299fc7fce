import { activitySource } from '../../activity/staff-queries.ts';
import { changeActivity, insertActivity } from '../../activity/save-activity.ts';
import { businessRule } from '../../base/failure.ts';
import { ACTIVITY_KINDS, ORGANISATION_KINDS } from '../../http/specification.ts';
import type { Schemas } from '../../http/types.ts';
import { activities, AWARDED, organisations, users } from '../../database/schema.ts';
import { entrySource } from '../../competition/entry/staff-queries.ts';
import { decide } from '../../competition/entry/decide.ts';
import type { CodeType } from '../export/cells.ts';
import type { Column } from '../export/exported-list.ts';
import {
  activityColumns,
  entryColumns,
  organisationColumns,
  userColumns,
} from '../export/columns.ts';
import { organisationSource } from '../../records/staff-list/organisation-queries.ts';
import {
  changeOrganisation,
  insertOrganisation,
} from '../../records/staff-list/one-organisation.ts';
import { changeImportedUser, userBody } from '../../identity/system-user/imported-user.ts';
import { insertUser } from '../../identity/system-user/write-queries.ts';
import { userSource } from '../../identity/system-user/staff-queries.ts';
import {
  storedReader,
  type Choices,
  type ImportColumn,
  type ImportedList,
} from './imported-list.ts';
import { moment, number } from './row-values.ts';

/** Columns of a list's export; an import reads those with a field. */
const columnsOf = <Row>(columns: readonly Column<Row>[]): ImportColumn[] =>
  columns.map(([head, , field]) => ({ head, field }));

/** Returns the codes of a dictionary by name. */
function coded(type: CodeType, values: readonly string[]): Choices {
  return { values, label: (value, { name }) => name(type, value as string) };
}

const YES_OR_NO: Choices = {
  values: [true, false],
  label: (value, { yesOrNo }) => yesOrNo(value === true),
};

const userList: ImportedList = {
  permission: 'user:write',
  schema: 'SystemUserBody',
  columns: columnsOf(userColumns),
  convert: {},
  choices: {},
  fixed: { firstName: '', lastName: '', chineseName: '', status: 1, roles: [], permissions: [] },
  createsIn: users,
  readStored: storedReader(userSource, userColumns, {
    bodyOf: userBody,
    change: (tx, { id }, record, { session, now }) =>
      changeImportedUser(tx, { ...(record as Schemas['SystemUserBody']), id }, { session, now }),
  }),
  write: (tx, record, { id, session: { userId }, now }) =>
    insertUser(tx, record as Schemas['SystemUserBody'], { id, userId, now }),
};

const organisationImport: ImportedList = {
  permission: 'content:write',
  schema: 'StaffOrganisation',
  columns: columnsOf(organisationColumns),
  convert: {},
  choices: { kind: coded('organisationKind', ORGANISATION_KINDS) },
  fixed: {},
  createsIn: organisations,
  readStored: storedReader(organisationSource, organisationColumns, {
    bodyOf: ({ id: _id, ...organisation }) => organisation,
    change: (tx, { id }, record) =>
      changeOrganisation(tx, { ...(record as Schemas['StaffOrganisation']), id }),
  }),
  write: (tx, record, { id }) =>
    insertOrganisation(tx, { ...(record as Schemas['StaffOrganisation']), id }),
};

/** Converts an activity to the body that staff edit. */
function activityContent(activity: Schemas['StaffActivity']): Schemas['StaffActivityBody'] {
  const { kind, title, start, end, signUpStart, signUpEnd, city, address } = activity;
  const { capacity, description, contact, published, coverFileId } = activity;
  const times = { start, end, signUpStart, signUpEnd };
  const texts = { title, city, address, description };
  const cover = coverFileId === undefined ? {} : { coverFileId };
  return { kind, capacity, contact, published, ...times, ...texts, ...cover };
}

const activityList: ImportedList = {
  permission: 'activity:write',
  schema: 'StaffActivityBody',
  columns: columnsOf(activityColumns),
  convert: {
    start: moment,
    end: moment,
    signUpStart: moment,
    signUpEnd: moment,
    capacity: number,
  },
  choices: { kind: coded('activityKind', ACTIVITY_KINDS), published: YES_OR_NO },
  fixed: { published: false },
  createsIn: activities,
  readStored: storedReader(activitySource, activityColumns, {
    bodyOf: activityContent,
    change: (tx, { id, revision, draft }, record, { session, now }) => {
      if (draft !== undefined) throw businessRule('importDraftOpen');
      const body = { ...(record as Schemas['StaffActivityBody']), id, revision };
      return changeActivity(tx, body, { session, now });
    },
  }),
  write: (tx, record, context) =>
    insertActivity(tx, record as Schemas['StaffActivityBody'], context),
};

function noteOf(history: Schemas['StaffProject']['history']): { note?: string } {
  const note = history.at(-1)?.note;
  return note === undefined ? {} : { note };
}

const winnerList: ImportedList = {
  permission: 'entry:review',
  schema: 'ProjectReview',
  columns: columnsOf(entryColumns),
  convert: {},
  choices: {},
  // A row without a matching entry has no revision, so `decide` refuses it.
  fixed: { status: AWARDED, revision: 'none' },
  readStored: storedReader(entrySource(false), entryColumns, {
    bodyOf: ({ id, revision, awards: [award], history }) => ({
      id,
      revision,
      status: AWARDED,
      ...(award !== undefined && { award }),
      ...noteOf(history),
    }),
    change: (tx, _entry, record, { session: { userId }, now }) =>
      decide(tx, record as Schemas['ProjectReview'], { userId, at: now }),
  }),
  write: (tx, record, { session: { userId }, now }) =>
    decide(tx, record as Schemas['ProjectReview'], { userId, at: now }),
};

export const IMPORTED: Record<Schemas['ImportList'], ImportedList> = {
  users: userList,
  organisations: organisationImport,
  activities: activityList,
  winners: winnerList,
};
