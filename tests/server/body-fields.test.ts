import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog, dictionaryEntries, files, recordDrafts } from '../../server/database/schema.ts';
import type { OperationId } from '../../server/http/types.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { api, loginAdministrator, setApi } from './api/context.ts';
import {
  BODY_OPERATIONS,
  fieldsOf,
  fullBody,
  unwrittenFields,
  type Json,
} from './support/full-body.ts';
import { SAVES, saveNewest, type SaveId } from './support/saves.ts';
import { embedded } from './support/templates.ts';
import { testApi } from './support/test-api.ts';

interface Stored {
  /** Path of the request; default: that of the contract. */
  path?: string;
  /** Values that must exist in the demo content, or that a rule requires. */
  body?: (full: Json) => object | Promise<object>;
  /** Session that sends the body; default: the administrator's. */
  user?: string;
  /** Reads the record back. */
  read: (sent: Json, answer: Json) => Promise<unknown>;
  /** Fields that aren't compared, with the reason. */
  except?: Readonly<Record<string, string>>;
}

const PASSWORD = 'Admin-2026';
let token: string;

const get = async (operation: OperationId, path: string, as = token) =>
  (await api.call(operation, path, { token: as })).data;
const list = async (operation: OperationId, path: string) => {
  const data = (await get(operation, path)) as Json[] | { records: Json[] };
  return Array.isArray(data) ? data : data.records;
};
const byId =
  (operation: OperationId, path: string, key = 'id') =>
  async (sent: Json, answer: Json) =>
    (await list(operation, path)).find((one) => one[key] === (answer[key] ?? sent[key]));
const first = async (operation: OperationId, path: string) =>
  (await list(operation, path))[0] ?? {};
const saved = (id: SaveId) => async (sent: Json) => await SAVES[id].read(get, sent);

/** A staff list that is saved as a whole. */
const wholeList = (operation: OperationId, path: string): Stored => ({
  body: async ({ items }) => {
    const {
      items: [stored],
      revision,
    } = (await get(operation, path)) as { items: Json[]; revision: string };
    return { items: [{ ...(items as Json[])[0], id: stored?.['id'] }], revision };
  },
  read: () => get(operation, path),
});

/** Values of the demo content, and files that `beforeAll` adds, by the name of the field. */
const KNOWN = {
  coverFileId: 'picture',
  logoFileId: 'picture',
  avatarFileId: 'picture',
  bannerFileId: 'picture',
  logo: 'picture',
  icon: 'picture',
  sharePicture: 'picture',
  mainPicture: 'picture',
  consulting: 'picture',
  miniProgram: 'picture',
  institute: 'picture',
  shortVideo: 'picture',
  videoFileId: 'video',
  captionFileId: 'caption',
  fileId: 'document',
  img: 'picture',
  matchInfoId: 'match-3',
  matchId: 'match-3',
  weight: 100,
  identity: { type: 'mainlandId', number: '11010519491231002X' },
};

const news = byId('listStaffNews', '/sys/news?size=100');
const activity = byId('listStaffActivities', '/sys/activity?size=100');
const match = byId('listStaffMatches', '/sys/match');
const newest = (operation: OperationId, path: string) => async (full: Json) => ({
  ...full,
  id: (await first(operation, path))['id'],
});
const dictionaryRow = async (sent: Json, answer: Json) => {
  const id = String(answer['id'] ?? sent['id']);
  return (await api.db.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id)))[0];
};
const draft = async (sent: Json) => {
  const id = String(sent['id']);
  const [row] = await api.db.select().from(recordDrafts).where(eq(recordDrafts.recordId, id));
  return { id, ...row?.content };
};

/** Unique values of an account, and a role that exists. */
const person = (at: number) => ({
  adUser: `directory.${at}`,
  userCode: `QM900${at}`,
  mobile: `1390000900${at}`,
  email: `user.${at}@example.org`,
  roles: [{ id: 'editor', name: '编辑' }],
});
/** A gallery with a picture instead of the document. */
const pictured = ({ gallery }: Json) => ({
  gallery: (gallery as Json[]).map((one) => ({ ...one, fileId: 'picture' })),
});
/** An account with verified contacts. */
const JUDGE = { id: 'user-judge', mobile: '13800000002', email: 'judge@example.org' };
const GRANT_NAMES = {
  'roles[].name': 'the name of the role in the caller’s language',
  'permissions[].name': 'the name of the permission',
};

/** Files of the users that send a body. */
const OWN_FILES = [
  ['user-competitor', 'image/png', 'user-competitor'],
  ['user-attendee-210', 'image/png', 'user-attendee-210'],
  ['user-attendee-211', 'image/png', 'user-attendee-211'],
  ['entry-video', 'video/webm', 'user-attendee-211'],
  ['entry-document', 'application/pdf', 'user-attendee-211'],
] as const;
const MASKED = { 'identity.number': 'returned masked' };
const entry = ({ attachments, ...full }: Json) => ({
  ...full,
  saveKey: 'entry',
  logoFileId: 'user-attendee-211',
  videoFileId: 'entry-video',
  attachments: [{ ...(attachments as Json[])[0], id: 'entry-document' }],
});
const legal = async () =>
  (await list('listStaffLegalTexts', '/sys/legal')).find(({ kind }) => kind === 'privacy');

const ROUNDS = '/sys/judging/round?matchInfoId=match-2';
const round = byId('listJudgingRounds', ROUNDS);
/** The last assignment of the demo judge in the open round. */
async function openAssignment(): Promise<{ id: string; sheet: Json }> {
  const as = tokens['user-judge'];
  const rounds = await get('listMyAssignments', '/client/judging/assignment', as);
  const { assignments = [] } = (rounds as Json[]).find(({ state }) => state === 'open') ?? {};
  const id = String((assignments as Json[]).at(-1)?.['id']);
  const found = await get('getMyAssignment', `/client/judging/assignment/${id}`, as);
  return { id, sheet: (found as { sheet: Json }).sheet };
}

const STORED: Partial<Record<OperationId, Stored>> = {
  // Before the saves of the edition, which replace its prizes.
  reviewProject: {
    body: newest('listStaffProjects', '/sys/project?status=2'),
    except: { finalist: 'only with status 3' },
    read: async (sent) => {
      const entry = (await saved('reviewProject')(sent)) as Json;
      const { note, staffNote } = (entry['history'] as Json[]).at(-1) ?? {};
      return { ...entry, award: (entry['awards'] as Json[])[0], note, staffNote };
    },
  },
  requestChanges: {
    body: async (full) => ({
      ...full,
      id: (await first('listStaffProjects', '/sys/project?matchInfoId=match-3&status=1'))['id'],
      until: '2099-01-01T10:00:00.000Z',
    }),
    read: async (sent) => {
      const entry = (await saved('requestChanges')(sent)) as Json;
      return { ...entry, ...(entry['changes'] as Json), id: entry['id'] };
    },
  },
  addProjectNote: {
    path: '/sys/project/entry-2-01/note',
    read: byId('listProjectNotes', '/sys/project/entry-2-01/note'),
  },
  createNews: { read: news },
  updateNews: { body: newest('listStaffNews', '/sys/news'), read: news },
  createActivity: { read: activity },
  updateActivity: { body: newest('listStaffActivities', '/sys/activity'), read: activity },
  createMatch: { body: (full) => ({ ...full, ...pictured(full), year: 2031 }), read: match },
  updateMatch: { body: (full) => ({ ...full, ...pictured(full), id: 'match-3' }), read: match },
  createSystemUser: {
    body: (full) => ({ ...full, ...person(1), password: PASSWORD }),
    read: (_, { id }) => get('getSystemUser', `/sys/user/detail/${String(id)}`),
    except: GRANT_NAMES,
  },
  updateSystemUser: {
    body: (full) => ({ ...full, ...person(2), ...JUDGE, password: PASSWORD }),
    read: saved('updateSystemUser'),
    except: GRANT_NAMES,
  },
  createRole: {
    body: (full) => ({ ...full, password: PASSWORD }),
    read: byId('listRoles', '/sys/role'),
  },
  updateRole: {
    body: (full) => ({
      ...full,
      id: 'editor',
      name: { CN: '编辑二', US: 'Editor 2', HK: '編輯二' },
      password: PASSWORD,
    }),
    read: saved('updateRole'),
  },
  createDictionaryEntry: { read: dictionaryRow },
  updateDictionaryEntry: {
    body: async (full) => ({
      ...full,
      value: 'other',
      id: (await first('listMappings', '/mapping/all'))['id'],
    }),
    read: dictionaryRow,
  },
  createCity: {
    body: (full) => ({ ...full, code: '440999' }),
    read: byId('listCities', '/client/city', 'code'),
  },
  updateCity: { body: (full) => ({ ...full, code: '440999' }), read: saved('updateCity') },
  createTrack: {
    body: (full) => ({ ...full, code: 'newtrack' }),
    read: byId('listDomains', '/client/domain', 'code'),
  },
  updateTrack: { body: (full) => ({ ...full, code: 'newtrack' }), read: saved('updateTrack') },
  updateNoticeTemplate: {
    read: async (sent) => {
      const { event, subject, text } = (await saved('updateNoticeTemplate')(sent)) as Json;
      return { event, texts: { subject, text } };
    },
  },
  updateConfig: { read: saved('updateConfig') },
  updateIdentity: { read: saved('updateIdentity') },
  updateMenu: {
    body: async (full) => {
      const [link] = full['items'] as Json[];
      const { items } = (await get('listStaffMenu', '/sys/menu')) as { items: Json[] };
      return { items: [{ ...link, routerName: 'ExternalLink' }, ...items] };
    },
    read: saved('updateMenu'),
    except: { 'items[].id': 'the server assigns ids' },
  },
  updateScoringSystem: {
    body: (full) => ({ ...full, password: PASSWORD }),
    read: () => get('getScoringSystem', '/sys/scoring-system'),
  },
  saveMedia: { body: (full) => ({ ...full, id: 'picture' }), read: saved('saveMedia') },
  reviewExpert: {
    body: newest('listStaffExperts', '/sys/expert?status=1'),
    read: saved('reviewExpert'),
  },
  cancelStaffActivity: {
    body: newest('listStaffActivities', '/sys/activity'),
    read: async (sent, answer) => {
      const record = await activity(sent, answer);
      return { id: record?.['id'], reason: record?.['cancelReason'] };
    },
  },
  saveNewsDraft: { body: newest('listStaffNews', '/sys/news'), read: draft },
  saveActivityDraft: { body: newest('listStaffActivities', '/sys/activity'), read: draft },
  saveMatchDraft: { body: (full) => ({ ...full, ...pictured(full), id: 'match-3' }), read: draft },
  publishLegalText: {
    path: '/sys/legal/privacy',
    body: async (full) => {
      const stored = await legal();
      return { ...full, revision: stored?.['version'] };
    },
    read: legal,
  },
  closeSystemUser: {
    body: (full) => ({ ...full, id: 'user-attendee-212', password: PASSWORD }),
    read: async () => {
      const [row] = await api.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.operation, 'closeSystemUser'));
      return { id: row?.target, reason: row?.detail };
    },
  },
  updateCertificateTemplate: {
    body: (full) => ({ ...full, matchInfoId: 'match-2' }),
    read: saved('updateCertificateTemplate'),
  },
  createJudgingRound: {
    body: (full) => ({ ...full, matchInfoId: 'match-2', fromRoundId: 'round-2-final' }),
    read: round,
  },
  updateJudgingRound: {
    body: async (full) => ({
      ...full,
      id: (await first('listJudgingRounds', ROUNDS))['id'],
    }),
    read: round,
  },
  saveScoreSheet: {
    user: 'user-judge',
    body: async (full) => {
      const { id, sheet } = await openAssignment();
      const [value] = full['values'] as Json[];
      const values = [{ ...value, criterionId: 'criterion-1' }];
      return { ...full, id, revision: sheet['revision'], values, submitted: false };
    },
    read: async () => {
      const { id, sheet } = await openAssignment();
      return { id, ...sheet };
    },
    except: { submitted: 'becomes the state of the assignment' },
  },
  updateOrganisations: wholeList('listStaffOrganisations', '/sys/organisation'),
  updateTemplates: wholeList('listStaffTemplates', '/sys/template'),
  updateLinks: wholeList('listStaffLinks', '/sys/link'),
  updateCompanies: wholeList('listStaffCompanies', '/sys/company'),
  updateHighlights: wholeList('listStaffHighlights', '/sys/highlight'),
  updateStories: wholeList('listStaffStories', '/sys/story'),
  updateMySystemUser: {
    user: 'user-competitor',
    body: (full) => ({ ...full, avatarFileId: 'user-competitor' }),
    read: () => get('getCurrentUser', '/client/user/current', tokens['user-competitor']),
  },
  saveExpert: {
    user: 'user-attendee-210',
    body: (full) => ({ ...full, saveKey: 'expert', avatarFileId: 'user-attendee-210' }),
    read: () => get('getMyExpert', '/client/expert/current', tokens['user-attendee-210']),
    except: MASKED,
  },
  saveProject: {
    user: 'user-attendee-211',
    body: entry,
    read: () => get('getMyProject', '/client/project/current', tokens['user-attendee-211']),
    except: { 'team.identity.number': 'returned masked' },
  },
};

const CREDENTIALS = 'consists of credentials, which aren’t returned';
const ACTION = 'names a record and an action, which has its own tests';

/** Operations whose bodies aren't stored as they are, with the reason and all fields. */
const NOT_STORED: Partial<Record<OperationId, readonly [reason: string, ...fields: string[]]>> = {
  beginMySecondFactor: [CREDENTIALS, 'password'],
  changeMyPassword: [CREDENTIALS, 'password', 'newPassword'],
  closeMyAccount: [CREDENTIALS, 'password'],
  confirmMySecondFactor: [CREDENTIALS, 'code'],
  removeMySecondFactor: [CREDENTIALS, 'password', 'code'],
  removeSecondFactor: [CREDENTIALS, 'id', 'password'],
  renewMyRecoveryCodes: [CREDENTIALS, 'password', 'code'],
  sendContactCode: [CREDENTIALS, 'email', 'mobile'],
  updateMyContact: [
    'requires codes: tests/server/api/account-safety.ts',
    'email',
    'emailCode',
    'mobile',
    'mobileCode',
    'password',
  ],
  cancelActivity: [ACTION, 'activityId'],
  changeSignUp: [ACTION, 'id', 'action', 'signUpEnd'],
  checkInAttendee: [ACTION, 'activityId', 'ticket'],
  giveConsent: [ACTION, 'consent'],
  publishMatch: [ACTION, 'id', 'published'],
  publishProjects: [ACTION, 'ids', 'published'],
  claimProjects: [ACTION, 'ids', 'claimed'],
  reviewProjects: [ACTION, 'entries', 'status', 'finalist', 'prizeId', 'note', 'staffNote'],
  undoReviews: [ACTION, 'entries'],
  publishResults: [ACTION, 'id', 'stage', 'plannedAt', 'order'],
  publishWinners: [ACTION, 'id', 'published'],
  withdrawResults: [ACTION, 'id', 'stage', 'plannedOnly'],
  readMyNotices: [ACTION, 'ids'],
  recordExport: [ACTION, 'list', 'records'],
  requirePasswordReset: [ACTION, 'ids'],
  restoreRecord: [ACTION, 'kind', 'id'],
  retryNotices: [ACTION, 'ids'],
  sendInvitation: [ACTION, 'id'],
  signInActivity: [ACTION, 'activityId', 'code'],
  signUpActivity: [ACTION, 'activityId', 'name'],
  appointJudge: [ACTION, 'expertId'],
  inviteJudge: [ACTION, 'name', 'email', 'organisation'],
  assignAutomatically: [ACTION, 'roundId', 'judgeIds'],
  changeAssignments: [ACTION, 'roundId', 'added', 'removed', 'withScores'],
  declineAssignment: [ACTION, 'id', 'reason', 'conflict'],
  orderTiedEntries: [ACTION, 'roundId', 'entryIds', 'reason'],
  remindJudges: [ACTION, 'roundId'],
  issueCertificates: [ACTION, 'matchInfoId', 'kind', 'handwritten'],
  replaceCertificate: [ACTION, 'number'],
  revokeCertificate: [ACTION, 'number', 'revoked'],
  shortlistEntries: [ACTION, 'roundId', 'entryIds'],
  importRecords: ['contains a table: tests/server/api/staff-tables.ts', 'columns', 'rows', 'apply'],
};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  setApi(await testApi(embedded));
  token = await loginAdministrator();
  const kinds = {
    picture: 'image/png',
    video: 'video/webm',
    caption: 'text/vtt',
    document: 'application/pdf',
  };
  for (const [id, mime] of Object.entries(kinds))
    await api.db.insert(files).values({ id, name: id, mime, size: 1, hash: id, public: true });
  for (const [id, mime, ownerId] of OWN_FILES)
    await api.db.insert(files).values({ id, name: id, mime, size: 1, hash: id, ownerId });
});
afterAll(() => api.close());

it.each(Object.entries(NOT_STORED))(
  '%s has no other fields than those listed',
  (id, [, ...fields]) => {
    expect(fieldsOf(id)).toEqual(fields);
  },
);

it('every operation with a JSON body is listed here', () => {
  expect(Object.keys({ ...STORED, ...NOT_STORED }).sort()).toEqual(
    [...BODY_OPERATIONS.keys()].sort(),
  );
});

it.each(Object.entries(STORED))('%s stores every field of its body', async (id, write) => {
  const operation = BODY_OPERATIONS.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  const { user, except = {}, read, body = (full: Json) => full, path = operation.path } = write;
  if (user !== undefined) tokens[user] = await beginSession(api.db, user, api.clock.now);
  const caller = user === undefined ? token : (tokens[user] ?? '');
  const sent = (await body(fullBody(operation.schema, KNOWN) as Json)) as Json;
  const { method } = operation;
  const answer =
    id in SAVES
      ? await saveNewest(api, id as SaveId, { token: caller, body: sent })
      : await api.call(id as OperationId, path, { token: caller, method, body: sent });
  expect(
    answer.code,
    `${answer.msg} ${JSON.stringify((answer as unknown as Json)['fields'] ?? '')}`,
  ).toBe(200);
  const stored = await read(sent, (answer.data ?? {}) as Json);
  expect(unwrittenFields(operation.schema, { sent, stored, except: Object.keys(except) })).toEqual(
    [],
  );
});
