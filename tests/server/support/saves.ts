import type { OperationId } from '../../../server/http/types.ts';
import type { Response, TestApi } from './test-api.ts';

type Body = Record<string, unknown>;
/** Reads the data of an operation, with the session of the save’s caller. */
type Get = (operation: OperationId, path: string) => Promise<unknown>;

interface Save {
  path: string;
  /** Reads the record that a body would replace. */
  read: (get: Get, body: Body) => Promise<unknown>;
}

/**
 * Reads a list and finds the record by a field of the body, or the first record if the body lacks
 * the field.
 */
function listed(operation: OperationId, path: string, field = 'id'): Save['read'] {
  return async (get, body) => {
    const data = (await get(operation, path)) as Body[] | { records: Body[] } | undefined;
    const records = Array.isArray(data) ? data : (data?.records ?? []);
    return records.find((record) => [undefined, record[field]].includes(body[field] as string));
  };
}

const news = listed('listStaffNews', '/sys/news?size=100');
const activity = listed('listStaffActivities', '/sys/activity?size=100');
const round = listed('listJudgingRounds', '/sys/judging/round?matchInfoId=match-2');
const template: Save['read'] = async (get, { kind = 'winner' }) => {
  const infos = await get('listCertificateKinds', '/sys/certificate/kind?matchInfoId=match-2');
  return (infos as { kind: unknown; template: unknown }[]).find((info) => info.kind === kind)
    ?.template;
};
const match = listed('listStaffMatches', '/sys/match');

/** The path of each staff save, and the request that reads its record. */
export const SAVES = {
  updateSystemUser: {
    path: '/sys/user',
    read: (get, { id }) => get('getSystemUser', `/sys/user/detail/${String(id)}`),
  },
  updateRole: { path: '/sys/role', read: listed('listRoles', '/sys/role') },
  updateDictionaryEntry: { path: '/sys/dict', read: listed('listMappings', '/mapping/all') },
  updateTrack: { path: '/sys/track', read: listed('listDomains', '/client/domain', 'code') },
  updateCity: { path: '/sys/city', read: listed('listCities', '/client/city', 'code') },
  updateMenu: { path: '/sys/menu', read: (get) => get('listStaffMenu', '/sys/menu') },
  updateIdentity: {
    path: '/sys/identity',
    read: (get) => get('getStaffIdentity', '/sys/identity'),
  },
  updateConfig: { path: '/sys/config', read: listed('listConfig', '/sys/config', 'key') },
  updateNoticeTemplate: {
    path: '/sys/notice/template',
    read: listed('listNoticeTemplates', '/sys/notice/template', 'event'),
  },
  saveMedia: {
    path: '/sys/media',
    // The library has more files than a page of results.
    read: (get, body) => {
      const { id } = body;
      const found = typeof id === 'string' ? `keywords=${id}` : 'size=100';
      return listed('listMedia', `/sys/media?${found}`)(get, body);
    },
  },
  reviewExpert: {
    path: '/sys/expert/review',
    read: listed('listStaffExperts', '/sys/expert?size=100'),
  },
  reviewProject: {
    path: '/sys/project/status',
    read: async (get, { id }) => {
      const path = `/sys/project/${String(id)}`;
      return ((await get('getStaffProject', path)) as { entry: unknown } | undefined)?.entry;
    },
  },
  requestChanges: {
    path: '/sys/project/changes',
    read: async (get, { id }) => {
      const path = `/sys/project/${String(id)}`;
      return ((await get('getStaffProject', path)) as { entry: unknown } | undefined)?.entry;
    },
  },
  updateNews: { path: '/sys/news', read: news },
  saveNewsDraft: { path: '/sys/news/draft', read: news },
  updateActivity: { path: '/sys/activity', read: activity },
  saveActivityDraft: { path: '/sys/activity/draft', read: activity },
  updateMatch: { path: '/sys/match', read: match },
  updateCertificateTemplate: { path: '/sys/certificate/template', read: template },
  updateJudgingRound: { path: '/sys/judging/round', read: round },
  saveMatchDraft: { path: '/sys/match/draft', read: match },
} as const satisfies Partial<Record<OperationId, Save>>;

export type SaveId = keyof typeof SAVES;

/** Saves a body with the newest revision, unless it contains one. */
export async function saveNewest<K extends SaveId>(
  api: TestApi,
  operation: K,
  {
    body,
    token = '',
    ...options
  }: { body: object; token?: string; method?: 'PUT'; headers?: Record<string, string> },
): Promise<Response<K>> {
  const { path, read }: Save = SAVES[operation];
  const get: Get = async (id, at) => (await api.call(id, at, { token })).data;
  const sent: Body = { ...body };
  if (!('revision' in sent)) {
    const stored = (await read(get, sent)) as { revision?: unknown } | undefined;
    // A record that the caller can’t read has no known revision; another rule refuses the save.
    const isNumber = /News|Activity|Match|Expert/.test(operation);
    const unknown = operation === 'saveMedia' ? undefined : isNumber ? 0 : 'none';
    sent['revision'] = stored?.revision ?? unknown;
  }
  return await api.call(operation, path, { ...options, token, method: 'PUT', body: sent });
}
