import { insertActivity } from '../activity/staff-handlers.ts';
import type { Schemas, Session } from '../contract/types.ts';
import type { Transaction } from '../database/open.ts';
import { activities, organisations, users } from '../database/schema.ts';
import { AWARDED } from '../project/project-rows.ts';
import { decide } from '../project/staff-handlers.ts';
import { organisationList } from '../staff-list/definitions.ts';
import { insertUser } from '../system-user/system-user-writes.ts';
import { moment, number } from './row-values.ts';

interface WriteContext {
  /** Identifier for what a row creates. */
  id: string;
  session: Session;
  now: Date;
}

/** A list that rows can be brought into. */
export interface ImportedList {
  right: string;
  /** The contract's schema of one record. */
  schema: keyof Schemas;
  columns: readonly string[];
  /** How cells become values that are no texts. */
  convert: Readonly<Record<string, (text: string) => unknown>>;
  /** What every row has beside its cells. */
  fixed: object;
  /** Where rows become new records, whose identifiers say that a table was brought in before. */
  creates?: { table: typeof users | typeof organisations | typeof activities; prefix: string };
  /** Writes a record that fits the schema; throws the business rule that it breaks. */
  write: (tx: Transaction, record: object, context: WriteContext) => Promise<unknown>;
}

const TIMES = { start: moment, end: moment, signUpStart: moment, signUpEnd: moment };
const inLanguages = (field: string) => ['CN', 'US', 'HK'].map((language) => `${field}.${language}`);

export const IMPORTED: Record<Schemas['ImportList'], ImportedList> = {
  users: {
    right: 'user:write',
    schema: 'SystemUserBody',
    columns: [
      'userCode',
      'firstName',
      'lastName',
      'chineseName',
      'mobile',
      'email',
      'adUser',
      'remarks',
    ],
    convert: {},
    fixed: { firstName: '', lastName: '', chineseName: '', status: 1, roles: [], permissions: [] },
    creates: { table: users, prefix: 'user-' },
    write: (tx, record, { id, session: { userId }, now }) =>
      insertUser(tx, record as Schemas['SystemUserBody'], { id, userId, now }),
  },
  organisations: {
    right: 'content:write',
    schema: 'StaffOrganisation',
    columns: ['kind', ...inLanguages('name'), 'url'],
    convert: {},
    fixed: {},
    creates: { table: organisations, prefix: '' },
    write: async (tx, record, { id }) => {
      const columns = organisationList.columnsOf(record as Schemas['StaffOrganisation'], undefined);
      const position = await tx.$count(organisations);
      await tx.insert(organisations).values({ ...columns, id, position });
    },
  },
  activities: {
    right: 'activity:write',
    schema: 'StaffActivityBody',
    columns: [
      'kind',
      ...inLanguages('title'),
      'start',
      'end',
      'signUpStart',
      'signUpEnd',
      ...inLanguages('city'),
      ...inLanguages('address'),
      'capacity',
      'description.CN',
      'contact.name',
      'contact.mobilePhone',
    ],
    convert: { ...TIMES, capacity: number },
    fixed: { published: false },
    creates: { table: activities, prefix: 'activity-' },
    write: (tx, record, context) =>
      insertActivity(tx, record as Schemas['StaffActivityBody'], context),
  },
  winners: {
    right: 'entry:review',
    schema: 'ProjectReview',
    columns: ['id', 'award', 'note'],
    convert: {},
    fixed: { status: AWARDED },
    write: (tx, record, { session: { userId }, now }) =>
      decide(tx, record as Schemas['ProjectReview'], { userId, at: now }),
  },
};
