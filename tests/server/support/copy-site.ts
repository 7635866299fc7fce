import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { makeAdministrator } from '../../../server/identity/system-user/make-administrator.ts';
import type { OperationId } from '../../../server/http/types.ts';
import { saveNewest } from './saves.ts';
import { codeIn } from './recording-notice-sender.ts';
import type { TestApi } from './test-api.ts';

const OPERATOR = { phone: '13900000099', email: 'operator@example.org', password: 'Operator-2026' };
const DAY = 86_400_000;
const PAGE = 20;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A copy of a site. */
export interface SiteCopy {
  /** Maps the id of a record or file of the original to its copy. */
  twin: (id: string) => string;
  /** Replaces the ids in an operation’s path by those of the copies. */
  twinPath: (path: string) => string;
  /** Replaces the copies’ ids in a response by the original ones. */
  asInDemo: (value: unknown) => unknown;
}

interface Operation {
  operationId: OperationId;
  'x-access': string;
}

/** Every operation of the contract with its method and access. */
export const OPERATIONS = Object.values(
  specification.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap((path) =>
  Object.entries(path).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
    access: operation['x-access'],
  })),
);

const METHODS = new Map(OPERATIONS.map(({ id, method }) => [id, method]));

interface Named {
  id?: string | undefined;
}
type Json = Record<string, unknown>;

/** Copies all written content of a site to another one with operations of the contract. */
export async function copySite(from: TestApi, to: TestApi): Promise<SiteCopy> {
  const twins = new Map<string, string>();
  const now = to.clock.now;
  const reader = await from.login('13800000003', 'Admin-2026');
  await makeAdministrator(to.db, OPERATOR);
  let writer = '';
  let calls = 0;
  const registered = new Set<string>();

  const get = async <Data>(operation: OperationId, path: string, token = reader): Promise<Data> => {
    const response = await from.call(operation, path, { token });
    if (response.code !== 200) throw new Error(`${path}: ${response.msg}`);
    return response.data as Data;
  };

  /** Reads all records of a list, page by page. */
  async function getAll<Item>(operation: OperationId, path: string): Promise<Item[]> {
    const all: Item[] = [];
    for (;;) {
      const page = `${path}current=${String(all.length / PAGE + 1)}&pageSize=${String(PAGE)}`;
      const { records, total } = await get<{ records: Item[]; total: number }>(operation, page);
      all.push(...records);
      if (all.length >= total || records.length === 0) return all;
    }
  }

  async function send<Data>(
    operation: OperationId,
    path: string,
    body: unknown,
    token = writer,
  ): Promise<Data> {
    calls += 1;
    const address = `10.${String(calls >> 16)}.${String((calls >> 8) & 255)}.${String(calls & 255)}`;
    const method = METHODS.get(operation) ?? 'POST';
    const response = await to.call(operation, path, { token, method, body, address });
    if (response.code !== 200) throw new Error(`${operation}: ${response.msg}`);
    return response.data as Data;
  }

  /** Moves the clock of the target site and logs the operator in again, because sessions expire. */
  async function workAt(moment: number): Promise<void> {
    to.clock.now = new Date(moment);
    writer = await to.login(OPERATOR.phone, OPERATOR.password);
  }

  /** Uploads a file of the original; a PNG replaces an SVG, which can’t be uploaded. */
  async function copyFile(id: string, token = writer): Promise<void> {
    if (twins.has(id)) return;
    const file = await from.app.inject({
      url: `/api/sys/file/download/${id}`,
      headers: { token: reader },
    });
    const type = String(file.headers['content-type']);
    const drawn = type.includes('svg');
    const named = /filename="?([^";]+)/.exec(String(file.headers['content-disposition']))?.[1];
    const name = (named ?? 'file').replace(/svg$/, 'png');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(drawn ? PNG : file.rawPayload)]), name);
    const video = type.includes('video') || type.includes('vtt');
    const request = new Request('http://here', { method: 'POST', body: form });
    const response = await to.app.inject({
      method: 'POST',
      url: video ? '/api/sys/file/uploadVideoFile' : '/api/client/upload/file',
      headers: { token, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress: `10.200.${String(twins.size >> 8)}.${String(twins.size & 255)}`,
    });
    const stored = response.json<{ code: number; msg: string; data: { id: string } }>();
    if (stored.code !== 200) throw new Error(`${id} (${type}): ${stored.msg}`);
    twins.set(id, stored.data.id);
  }

  const twin = (id: string) => twins.get(id) ?? id;

  /** Replaces every id of the original in a value by that of its copy. */
  const replaced = <T>(value: T, pairs: Iterable<readonly [string, string]> = twins): T => {
    const known = new Map(pairs);
    const text = JSON.stringify(value).replace(
      /[A-Za-z0-9][\w-]*/g,
      (word) => known.get(word) ?? word,
    );
    return JSON.parse(text) as T;
  };

  /** Returns the body of an original record with uploaded files and without read-only fields. */
  async function bodyOf(record: Json, without: readonly string[]): Promise<Json> {
    const body = Object.fromEntries(
      Object.entries(record).filter(([key]) => !without.includes(key)),
    );
    const text = JSON.stringify(body);
    const fields = text.matchAll(
      /"(?:\w*[fF]ileId|img|logo|icon|sharePicture|mainPicture)":"([^"]+)"/g,
    );
    const inTexts = text.matchAll(/\/sys\/file\/download\/([\w-]+)/g);
    for (const [, id = ''] of [...fields, ...inTexts]) await copyFile(id);
    for (const id of Object.values((body['qrCodes'] as Record<string, string> | undefined) ?? {}))
      await copyFile(id);
    return replaced(body);
  }

  const READ_ONLY = ['id', 'revision', 'created', 'updated', 'draft', 'browseNumber'];

  async function copyList(read: OperationId, update: OperationId, path: string): Promise<void> {
    const { items } = await get<{ items: (Named & Json)[] }>(read, path);
    const { revision } = (await to.call(read, path, { token: writer })).data as {
      revision: string;
    };
    const bodies = [];
    for (const item of items) bodies.push(await bodyOf(item, ['id']));
    const written = await send<{ items: Named[] }>(update, path, { items: bodies, revision });
    for (const [at, { id }] of items.entries()) twins.set(id ?? '', written.items[at]?.id ?? '');
  }

  async function copyReferences(): Promise<void> {
    for (const { code, name, summary } of await get<Json[]>('listDomains', '/client/domain')) {
      await send('createTrack', '/sys/track', { code, name, summary });
    }
    const there = await to.call('listMappings', '/mapping/all');
    const known = new Set(there.data.map(({ dictType, value }) => `${dictType} ${value}`));
    for (const entry of await get<Json[]>('listMappings', '/mapping/all')) {
      if (known.has(`${String(entry['dictType'])} ${String(entry['value'])}`)) continue;
      const { id, dictType, value, labels, position, parentId } = replaced(entry);
      const body = {
        dictType,
        value,
        labels,
        position,
        ...(parentId !== undefined && { parentId }),
      };
      const made = await send<{ id: string }>('createDictionaryEntry', '/sys/dict', body);
      twins.set(String(id), made.id);
    }
  }

  async function copyIdentity(): Promise<void> {
    const identity = await get<Json>('getStaffIdentity', '/sys/identity');
    const token = writer;
    const body = await bodyOf(identity, ['revision']);
    await saveNewest(to, 'updateIdentity', { token, body });
    const menu = await get<{ items: (Named & Json)[] }>('listStaffMenu', '/sys/menu');
    const scoring = menu.items.find(({ routerName }) => routerName === 'ScoringSystem');
    const { password } = OPERATOR;
    await send('updateScoringSystem', '/sys/scoring-system', {
      address: scoring?.['path'],
      password,
    });
    const items = menu.items.map(({ id: _id, ...item }) => item);
    const { data } = await saveNewest(to, 'updateMenu', { token, body: { items } });
    for (const [at, { id }] of menu.items.entries()) twins.set(id ?? '', data.items[at]?.id ?? '');
    const { content } = await get<Json>('getConfig', '/client/config/mobileSite');
    await saveNewest(to, 'updateConfig', { token, body: { key: 'mobileSite', content } });
  }

  async function copyLegalTexts(): Promise<void> {
    for (const { kind, content } of await get<Json[]>('listStaffLegalTexts', '/sys/legal')) {
      const body = { content, revision: 0, askAgain: false };
      await send('publishLegalText', `/sys/legal/${String(kind)}`, body);
    }
  }

  /** Logs a competitor in by SMS, which verifies the number; registers the number first if new. */
  async function competitor(phone: string): Promise<string> {
    if (!registered.has(phone)) {
      const email = `p${phone}@example.org`;
      const body = { username: phone, mobile: phone, email, password: 'Compete-2026' };
      await send('registerUser', '/client/user/register', body, '');
      registered.add(phone);
    }
    await send('sendLoginCode', '/client/user/login/sendVerify', { phone }, '');
    const verifyCode = codeIn(to.noticeSender.messages.at(-1)?.text);
    const { token } = await send<{ token: string }>(
      'loginByPhone',
      '/client/user/login/phone',
      { phone, verifyCode },
      '',
    );
    return token;
  }

  interface StaffEntry extends Json {
    id: string;
    status: number;
    awards: string[];
    submitDate: string;
    isPublic: boolean;
  }

  async function copyEntry({ id, ...entry }: StaffEntry, number: number): Promise<void> {
    const detail = await get<
      Json & { attachments: { id: string; shared?: boolean }[]; team: Json }
    >('getStaffProject', `/sys/project/${id}`);
    to.clock.now = new Date(entry.submitDate);
    const phone = `1370${String(number).padStart(7, '0')}`;
    const token = await competitor(phone);
    const { name, domain, city, stage, summary, description } = entry;
    const { englishName, englishSummary } = entry;
    const { team, members, company, logoFileId, attachments } = detail;
    const files = [...attachments.map((file) => file.id), String(logoFileId)];
    for (const file of files) await copyFile(file, token);
    const body = {
      status: 1,
      saveKey: id,
      agreed: true,
      name,
      domain,
      city,
      stage,
      summary,
      description,
      ...(englishName !== undefined && { englishName }),
      ...(englishSummary !== undefined && { englishSummary }),
      members,
      company,
      logoFileId: twin(String(logoFileId)),
      team: { ...team, identity: { type: 'mainlandId', number: '11010519491231002X' } },
      attachments: attachments.map((file) => ({ id: twin(file.id), shared: file.shared ?? false })),
    };
    const saved = await send<{ id: string }>('saveProject', '/client/project', body, token);
    twins.set(id, saved.id);
  }

  async function copyEntries(matchId: string): Promise<StaffEntry[]> {
    const path = `/sys/project?matchInfoId=${matchId}&`;
    const records = await getAll<StaffEntry>('listStaffProjects', path);
    const inTime = records.toSorted((a, b) => (a.submitDate < b.submitDate ? -1 : 1));
    // Each edition has the same competitors, because an account has one entry per edition.
    for (const [number, entry] of inTime.entries()) await copyEntry(entry, number);
    return inTime;
  }

  async function decide(entries: readonly StaffEntry[], status: number): Promise<void> {
    for (const { id, awards } of entries) {
      const award = status === 4 ? { award: awards[0] } : {};
      const body = { id: twin(id), status, ...award };
      await saveNewest(to, 'reviewProject', { token: writer, body });
    }
  }

  interface StaffEdition extends Json {
    id: string;
    year: number;
    signUpStart: string;
    signUpEnd: string;
    winners: unknown[];
  }

  /** Copies an edition in the order of its lifecycle: announcement, entries, review, winners. */
  async function copyEdition(edition: StaffEdition): Promise<void> {
    await workAt(Date.parse(edition.signUpStart));
    const computed = ['status', 'published', 'signUpPaused', 'extendedFrom', 'current'];
    const counted = ['entries', 'awarded', 'unpublished', 'winners'];
    const body = await bodyOf(edition, [...READ_ONLY, ...computed, ...counted]);
    const made = await send<{ id: string }>('createMatch', '/sys/match', body);
    twins.set(edition.id, made.id);
    const published = { id: made.id, published: true };
    await send('publishMatch', '/sys/match/publication', published);
    const entries = await copyEntries(edition.id);
    const over = edition.winners.length > 0;
    await workAt(over ? Date.parse(edition.signUpEnd) + DAY : now.getTime());
    const accepted = entries.filter(({ status }) => status >= 2);
    await decide(accepted, 2);
    const ids = accepted.filter(({ isPublic }) => isPublic).map(({ id }) => twin(id));
    await send('publishProjects', '/sys/project/published', { ids, published: true });
    if (!over) return;
    await decide(
      entries.filter(({ status }) => status === 4),
      4,
    );
    await send('publishWinners', '/sys/match/winners', published);
  }

  async function copyNews(): Promise<void> {
    const records = await getAll<Json & { id: string }>('listStaffNews', '/sys/news?');
    for (const item of records) {
      const made = await send<{ id: string }>(
        'createNews',
        '/sys/news',
        await bodyOf(item, READ_ONLY),
      );
      twins.set(item.id, made.id);
    }
  }

  async function copyActivities(): Promise<void> {
    const records = await getAll<Json & { id: string; cancelReason?: string }>(
      'listStaffActivities',
      '/sys/activity?',
    );
    const WRITTEN = ['kind', 'title', 'city', 'address', 'capacity', 'published', 'start', 'end'];
    const FURTHER = ['signUpStart', 'signUpEnd', 'description', 'contact', 'coverFileId'];
    for (const item of records) {
      const others = Object.keys(item).filter((key) => ![...WRITTEN, ...FURTHER].includes(key));
      const body = await bodyOf(item, others);
      const made = await send<{ id: string }>('createActivity', '/sys/activity', body);
      twins.set(item.id, made.id);
      if (item.cancelReason !== undefined)
        await send('cancelStaffActivity', '/sys/activity/cancel', {
          id: made.id,
          reason: item.cancelReason,
        });
    }
  }

  await workAt(now.getTime() - 4 * 365 * DAY);
  await copyReferences();
  await copyIdentity();
  const editions = await get<StaffEdition[]>('listStaffMatches', '/sys/match');
  for (const edition of editions.toSorted((a, b) => a.year - b.year)) await copyEdition(edition);
  await workAt(now.getTime());
  await copyList('listStaffOrganisations', 'updateOrganisations', '/sys/organisation');
  await copyList('listStaffLinks', 'updateLinks', '/sys/link');
  await copyList('listStaffCompanies', 'updateCompanies', '/sys/company');
  await copyList('listStaffHighlights', 'updateHighlights', '/sys/highlight');
  await copyList('listStaffStories', 'updateStories', '/sys/story');
  await copyList('listStaffTemplates', 'updateTemplates', '/sys/template');
  await copyNews();
  await copyActivities();
  await copyLegalTexts();
  to.clock.now = now;

  return {
    twin,
    twinPath: (path) => path.replace(/match-\d/g, twin),
    asInDemo: (value) =>
      replaced(
        value,
        [...twins].map(([id, other]) => [other, id] as const),
      ),
  };
}
