import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  activities,
  activitySignUps,
  auditLog,
  experts,
  organisations,
  projectDecisions,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { readTable } from '../../../src/domain/staff-list/table-file/read-table';
import { readTableFile } from '../../../src/domain/staff-list/table-file/read-table-file';
import { unzip } from '../support/unzip.ts';
import { api } from './context.ts';
import { newKey, anotherUser, WHOLE } from './entries.ts';
import { PDF, send } from './files.ts';

let token: string;

const grant = (id: string) => ({ id, name: id });

/** Creates a session of staff with these permissions only. */
async function staff(...rights: string[]): Promise<string> {
  const id = `staff-${newKey()}`;
  const names = { firstName: 'Ada', lastName: 'Wong', chineseName: '' };
  const permissions = ['system:login', ...rights].map(grant);
  await api.db.insert(users).values({ id, ...names, permissions, roles: [] });
  return await beginSession(api.db, id, api.clock.now);
}

async function exported(path: string, headers: Record<string, string> = {}) {
  const url = `/api/sys/export/${path}`;
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await api.app.inject({
    url,
    headers: { token, 'accept-language': 'en-US', ...headers },
  });
  return { status: statusCode, headers: answered, bytes: rawPayload };
}

/** The code of an error envelope that was returned instead of a file. */
const codeOf = ({ bytes }: { bytes: Buffer }) =>
  (JSON.parse(bytes.toString('utf8')) as { code: number }).code;

/** The rows of a CSV file, starting with the header. */
async function csv(path: string): Promise<string[][]> {
  const { bytes } = await exported(path);
  return papa.parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
}

const entries = (query: string) =>
  api.call('listStaffProjects', `/sys/project?${query}`, { token });

const bring = (list: string, body: object, as = token, headers = {}) =>
  api.call('importRecords', `/sys/import/${list}`, { token: as, body, headers });

/** Staff lists: sorting, export and import. */
export function staffTableTests(): void {
  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('sorts a list by the requested field in either direction', async () => {
    const names = async (sort: string) =>
      (await entries(`size=100&sort=${sort}`)).data.records.map(({ name }) => name);
    const ascending = await names('name');
    expect(ascending.length).toBeGreaterThan(10);
    expect(await names('-name')).toEqual(ascending.toReversed());
    const fullest = await api.call('listStaffActivities', '/sys/activity?sort=-signedUp', {
      token,
    });
    const counts = fullest.data.records.map(({ signedUp }) => signedUp);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect((await entries('sort=password')).status).toBe(400);
  });

  it('exports the filtered list in its order, with the number of records', async () => {
    const { data } = await entries('domain=ai&size=100&matchInfoId=match-2');
    expect(data.total).toBeGreaterThan(1);
    const { headers } = await exported('entries?domain=ai&matchInfoId=match-2');
    expect(headers['x-record-count']).toBe(String(data.total));
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['cache-control']).toBe('private, no-store');
    const [heads = [], ...rows] = await csv('entries?domain=ai&matchInfoId=match-2');
    expect(heads).toContain('Entry');
    expect(rows.map(([id]) => id)).toEqual(data.records.map(({ id }) => id));
    const track = heads.indexOf('Track');
    expect(new Set(rows.map((row) => row[track]))).toEqual(new Set(['Artificial intelligence']));
  });

  it('exports entries of one edition only', async () => {
    const { bytes } = await exported('entries?domain=ai');
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({
      code: 1001,
      msg: 'Choose an edition before you export entries',
    });
  });

  it('exports every list with one row per record', async () => {
    const lists = {
      experts: (await api.call('listStaffExperts', '/sys/expert', { token })).data.total,
      activities: (await api.call('listStaffActivities', '/sys/activity', { token })).data.total,
      news: (await api.call('listStaffNews', '/sys/news', { token })).data.total,
      users: (await api.call('listSystemUsers', '/sys/user?size=10', { token })).data.total,
    };
    for (const [list, total] of Object.entries(lists))
      expect({ list, rows: (await csv(list)).length - 1 }).toEqual({ list, rows: total });
  });

  it('escapes formulas in exported user input, in CSV and XLSX', async () => {
    const evil = '=HYPERLINK("https://evil.example","x")';
    const [row] = await api.db.select().from(projects).where(eq(projects.status, 1)).limit(1);
    const id = row?.id ?? '';
    await api.db.update(projects).set({ name: evil }).where(eq(projects.id, id));
    const path = `entries?matchInfoId=${row?.matchId ?? ''}&keywords=HYPERLINK`;
    const found = (await csv(path)).slice(1);
    expect(found.map((cells) => cells[1])).toEqual([`'${evil}`]);
    const { bytes } = await exported(`${path}&format=xlsx`);
    const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("https://evil.example","x")</t>');
    expect(sheet).not.toContain('<f>');
    await api.db.update(projects).set({ name: row?.name }).where(eq(projects.id, id));
  });

  it('exports entries with their files, without identity numbers', async () => {
    const owner = await anotherUser();
    const { data: file } = await send({ token: owner, name: '商业/计划书.pdf' });
    const attachments = [{ id: file.id, shared: false }];
    const { data: entry } = await api.call('saveProject', '/client/project', {
      token: owner,
      body: { ...WHOLE, saveKey: newKey(), name: '../档案', attachments },
    });
    const { bytes, headers } = await exported(
      `entries?matchInfoId=${entry.matchInfoId}&keywords=../档案&format=zip`,
    );
    expect(headers['x-record-count']).toBe('1');
    const archived = unzip(bytes);
    const paths = [...archived.keys()];
    expect(paths).toHaveLength(2);
    expect(paths.every((path) => /^0001 [^/]+\/[^/]+$/.test(path) && !path.includes('..'))).toBe(
      true,
    );
    const text = archived.get(paths[0] ?? '')?.toString('utf8') ?? '';
    expect(text).toContain(`ID: ${entry.id}`);
    expect(text).toContain('李四 工程师 13900000001');
    expect(text).not.toContain(WHOLE.team?.identity?.number);
    expect(archived.get(paths[1] ?? '')?.equals(PDF)).toBe(true);
    const rule = await api.call('downloadExport', '/sys/export/users?format=zip', { token });
    expect(rule).toMatchObject({ code: 1001 });
  });

  it('exports a list only for its readers, and records the export', async () => {
    const exporter = await staff('export', 'activity:checkin');
    expect(codeOf(await exported('entries', { token: exporter }))).toBe(1007);
    expect((await exported('activities', { token: exporter })).status).toBe(200);
    const reader = await staff('entry:read');
    expect(codeOf(await exported('entries', { token: reader }))).toBe(1007);
    await exported('users?keywords=nobody-has-this&format=xlsx');
    const [last] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.detail, '0, xlsx'))
      .limit(1);
    expect(last).toMatchObject({ operation: 'downloadExport', target: 'users', outcome: 'done' });
  });

  it('lists and exports attendees of an activity, by status', async () => {
    const { data: all } = await api.call('listStaffActivities', '/sys/activity?sort=-signedUp', {
      token,
    });
    const activity = all.records[0];
    const id = activity?.id ?? '';
    const read = (query: string) =>
      api.call('listAttendees', `/sys/activity/${id}/attendees?${query}`, { token });
    const { data } = await read('size=100');
    expect(data.total).toBe(
      await api.db.$count(activitySignUps, eq(activitySignUps.activityId, id)),
    );
    const seats = data.records.filter(({ status }) => status !== 'cancelled').length;
    if (data.total <= 100) expect(seats).toBe(activity?.signedUp);
    const { data: checkedIn } = await read('status=signedIn');
    expect(checkedIn.total).toBe(activity?.checkedIn);
    const first = data.records[0];
    const { data: found } = await read(`keywords=${first?.mobile ?? first?.name ?? ''}`);
    expect(found.records.map((one) => one.id)).toContain(first?.id);
    expect((await csv(`attendees?activityId=${id}`)).length - 1).toBe(data.total);
    const gone = '/sys/activity/nothing/attendees';
    expect((await api.call('listAttendees', gone, { token })).status).toBe(404);
    expect((await exported('attendees?activityId=nothing')).status).toBe(404);
  });

  it('returns the last two weeks’ numbers and the next dates in order', async () => {
    const dashboard = async () =>
      (await api.call('getDashboard', '/sys/dashboard', { token })).data;
    const lately = async () =>
      (await dashboard()).trends.find(({ name }) => name === 'experts') ?? { lately: 0, before: 0 };
    const before = await lately();
    const days = (count: number) => new Date(api.clock.now.getTime() - count * 86_400_000);
    for (const submitDate of [days(0), days(6), days(7), days(13), days(14)]) {
      const userId = `expert-${newKey()}`;
      const names = { firstName: '', lastName: '', chineseName: '专家' };
      await api.db.insert(users).values({ id: userId, ...names, permissions: [], roles: [] });
      const stamp = { createDate: submitDate, updateDate: submitDate, submitDate };
      await api.db.insert(experts).values({
        id: userId,
        userId,
        status: 1,
        revision: 1,
        saveKey: 'k',
        domains: [],
        ...stamp,
      });
    }
    expect(await lately()).toMatchObject({ lately: before.lately + 2, before: before.before + 2 });
    const times = (await dashboard()).dates.map(({ at }) => Date.parse(at));
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThan(api.clock.now.getTime());
  });

  it('imports a table completely or not at all, and reports every problem by row and column', async () => {
    const columns = ['chineseName', 'mobile', 'email'];
    const rows = [
      ['甲', '13511117701', 'imported-first@example.org'],
      ['乙', '13511117701', 'imported-second@example.org'],
      ['', '', 'not an address'],
      ['丁', '', ''],
    ];
    const { data } = await bring('users', { columns, rows, apply: true });
    expect(data.applied).toBe(false);
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [1, 'mobile'],
      [2, 'email'],
      [3, undefined],
    ]);
    expect(await api.db.$count(users, eq(users.phone, '13511117701'))).toBe(0);

    const good = { columns, rows: rows.slice(0, 1) };
    expect((await bring('users', { ...good, apply: false })).data).toEqual({
      records: 1,
      applied: false,
      columns,
      created: 1,
      changed: 0,
      unchanged: 0,
      problems: [],
    });
    expect(await api.db.$count(users, eq(users.phone, '13511117701'))).toBe(0);
    expect((await bring('users', { ...good, apply: true })).data.applied).toBe(true);
    const [written] = await api.db.select().from(users).where(eq(users.phone, '13511117701'));
    expect(written).toMatchObject({ chineseName: '甲', permissions: [], roles: [] });
  });

  it('imports a table once per idempotency key, for concurrent requests too', async () => {
    const body = {
      columns: ['kind', 'name.CN', 'name.US'],
      rows: ['甲', '乙'].map((name) => ['support', `一次导入${name}`, 'Once']),
    };
    const headers = { 'idempotency-key': randomUUID() };
    const total = await api.db.$count(organisations);
    const send = (apply: boolean) => bring('organisations', { ...body, apply }, token, headers);
    expect((await send(false)).data.applied).toBe(false);
    const responses = [...(await Promise.all([send(true), send(true)])), await send(true)];
    expect(responses.map(({ data }) => [data.applied, data.problems])).toEqual(
      Array.from({ length: 3 }, () => [true, []]),
    );
    expect(await api.db.$count(organisations)).toBe(total + 2);
  });

  it('appends imported organisations, imports activities unpublished, and awards as decisions', async () => {
    const organisation = {
      columns: ['kind', 'name.CN', 'name.US', 'url'],
      rows: [['support', '导入的单位', 'Imported', 'https://imported.example.org/']],
      apply: true,
    };
    const unsafe = { ...organisation, rows: [['support', '单位', '', 'javascript:alert(1)']] };
    expect((await bring('organisations', unsafe)).data.problems).toMatchObject([{ column: 'url' }]);
    const total = await api.db.$count(organisations);
    expect((await bring('organisations', organisation)).data.applied).toBe(true);
    const { data: list } = await api.call('listStaffOrganisations', '/sys/organisation', { token });
    expect(list.items).toHaveLength(total + 1);
    expect(list.items.at(-1)).toMatchObject({ name: { CN: '导入的单位', US: 'Imported' } });

    const activity = {
      kind: 'salon',
      'title.CN': '导入的沙龙',
      start: '2099-5-10 14:00',
      end: '2099/05/10 17:00',
      signUpStart: '2099-05-01 09:00',
      signUpEnd: '2099-05-09 18:00',
      'city.CN': '深圳',
      'address.CN': '创新中心',
      capacity: 'many',
      'description.CN': '欢迎',
      'contact.name': '陈静',
      'contact.mobilePhone': '13800000003',
    };
    const table = (change: object) => ({
      columns: Object.keys(activity),
      rows: [Object.values({ ...activity, ...change })],
      apply: true,
    });
    const { data: wrong } = await bring('activities', table({}));
    expect(wrong.problems).toMatchObject([{ row: 0, column: 'capacity' }]);
    expect((await bring('activities', table({ capacity: '20' }))).data.applied).toBe(true);
    const { data: page } = await api.call(
      'listStaffActivities',
      '/sys/activity?keywords=导入的沙龙',
      {
        token,
      },
    );
    expect(page.records).toMatchObject([
      { published: false, capacity: 20, start: '2099-05-10T06:00:00.000Z' },
    ]);

    const [past] = await api.db.select().from(projects).where(eq(projects.status, 4)).limit(1);
    const id = past?.id ?? '';
    const award = {
      columns: ['id', 'award'],
      rows: [
        [id, '导入奖'],
        ['nobody', '导入奖'],
      ],
    };
    expect((await bring('winners', { ...award, apply: true })).data.problems).toMatchObject([
      { row: 1, column: 'id' },
    ]);
    const first = { ...award, rows: award.rows.slice(0, 1), apply: true };
    expect((await bring('winners', first)).data.applied).toBe(true);
    const [decision] = await api.db
      .select()
      .from(projectDecisions)
      .where(eq(projectDecisions.projectId, id));
    expect(decision).toMatchObject({ status: 4, award: '导入奖' });
    const { data: found } = await entries(`size=100&keywords=${past?.name ?? ''}`);
    const imported = found.records.find((entry) => entry.id === id);
    expect(imported?.awards).toEqual(['导入奖']);
    expect(imported?.publishedAwards).not.toContain('导入奖');
  });

  it.each([
    ['users', 'users'],
    ['organisations', 'organisations'],
    ['activities', 'activities'],
    ['entries', 'winners'],
  ])(
    'imports an unchanged export of %s without changes, in any language and format',
    async (list, into) => {
      for (const [language, format] of [
        ['zh-CN', 'csv'],
        ['en-US', 'xlsx'],
        ['zh-HK', 'csv'],
      ] as const) {
        const path = `${list}?format=${format}&matchInfoId=match-2&keywords=${list === 'users' ? '138000000' : ''}`;
        const { bytes } = await exported(path, { 'accept-language': language });
        const { cells } = await readTableFile(new Blob([bytes as BlobPart]));
        const { columns, rows } = readTable(cells);
        expect(rows.length).toBeGreaterThan(0);
        const { data } = await bring(into, { columns, rows: rows.slice(0, 500), apply: true });
        expect(data).toMatchObject({ applied: true, problems: [], created: 0, changed: 0 });
        expect(data.unchanged).toBe(Math.min(rows.length, 500));
      }
    },
  );

  it('imports changed cells of an export into their records only', async () => {
    const { bytes } = await exported('organisations?format=xlsx', { 'accept-language': 'zh-CN' });
    const { columns, rows } = readTable((await readTableFile(new Blob([bytes as BlobPart]))).cells);
    const [first = [], ...others] = rows;
    const [name, kind, url] = ['名称（英文）', '类型', '网址'].map((head) => columns.indexOf(head));
    const changed = first.map((cell, at) =>
      at === name ? '+Renamed' : at === kind ? '支持单位' : at === url ? '' : cell,
    );
    const table = { columns, rows: [changed, ...others], apply: true };
    const { data } = await bring('organisations', table);
    expect(data).toMatchObject({ applied: true, changed: 1, created: 0 });
    const [stored] = await api.db
      .select()
      .from(organisations)
      .where(eq(organisations.id, first[0] ?? ''));
    expect(stored).toMatchObject({ kind: 'support', url: null, name: { US: '+Renamed' } });
    const back = { columns, rows, apply: true };
    expect((await bring('organisations', back)).data).toMatchObject({ changed: 1, problems: [] });
  });

  describe('the description of an exported activity', () => {
    const US = '<p>Welcome to the <strong>park</strong></p>';

    /** Exports an activity with this description. */
    async function exportWith(CN: string, format: string) {
      const [former] = await api.db.select().from(activities).orderBy(activities.id).limit(1);
      const id = former?.id ?? '';
      const named = { title: { CN: `介绍${newKey()}` }, description: { CN, US } };
      await api.db.update(activities).set(named).where(eq(activities.id, id));
      const { bytes } = await exported(`activities?format=${format}&keywords=${named.title.CN}`);
      const { columns, rows } = readTable(
        (await readTableFile(new Blob([bytes as BlobPart]))).cells,
      );
      expect(rows).toHaveLength(1);
      return { columns, rows, apply: true };
    }

    /** The same table without the ID, as another site would import it. */
    const asNew = ({ columns, rows, apply }: Awaited<ReturnType<typeof exportWith>>) => ({
      columns,
      rows: rows.map((row) => row.map((cell, at) => (columns[at] === 'ID' ? '' : cell))),
      apply,
    });

    it.each(['csv', 'xlsx'])('is imported completely on another site from %s', async (format) => {
      const CN = '<h2>议程</h2><p>“路演”，a=b, "c"</p>';
      const table = await exportWith(CN, format);
      const title = table.rows[0]?.[table.columns.indexOf('Title (Simplified)')];
      expect((await bring('activities', asNew(table))).data).toMatchObject({
        created: 1,
        problems: [],
      });
      const stored = (await api.db.select().from(activities)).filter(
        (activity) => activity.title.CN === title,
      );
      expect(stored.map(({ description }) => description)).toEqual(
        [1, 2].map(() => expect.objectContaining({ CN, US }) as unknown),
      );
    });

    it('is unchanged on its own site when longer than a cell, and refused on another', async () => {
      const text = `<p>${'长'.repeat(40_000)}</p>`;
      const table = await exportWith(text, 'xlsx');
      expect((await bring('activities', table)).data).toMatchObject({ unchanged: 1, problems: [] });
      const { data } = await bring('activities', asNew(table));
      expect(data.problems).toMatchObject([
        { column: 'description.CN', message: expect.stringContaining('单元格') as unknown },
      ]);
      const whole = await bring('activities', asNew(await exportWith(text, 'csv')));
      expect(whole.data).toMatchObject({ created: 1, problems: [] });
    });
  });

  it('ignores contacts and permissions of an existing account', async () => {
    const columns = ['id', 'mobile', '角色'];
    const [row] = await api.db.select().from(users).where(eq(users.phone, '13800000001'));
    const id = row?.id ?? '';
    const moved = { columns, rows: [[id, '13511117799', '管理员']], apply: true };
    expect((await bring('users', moved)).data.problems).toHaveLength(1);
    const same = { columns, rows: [[id, '13800000001', '管理员']], apply: true };
    const { data } = await bring('users', same);
    expect(data).toMatchObject({ columns: ['id', 'mobile', ''], unchanged: 1, problems: [] });
    const [after] = await api.db.select().from(users).where(eq(users.id, id));
    expect(after).toEqual(row);
  });

  it.each([
    ['organisations', 'kind', 'partner', '只能是：主办单位, 承办单位, 协办单位, 支持单位'],
    ['organisations', 'name.CN', '长'.repeat(201), '最多 200 个字符'],
    ['organisations', 'name.CN', 'a\uFFFDb', '含有无法识别的字符'],
    ['users', 'email', 'nobody', '应为邮箱地址，例如'],
    ['users', 'mobile', '12', '应为手机号'],
    ['activities', 'start', 'tomorrow', '应为日期和时间，例如 2026-12-05 14:00'],
    ['activities', 'capacity', 'many', '应为整数，例如 120'],
    ['activities', 'capacity', '0', '不能小于 1'],
    ['activities', 'published', 'perhaps', '只能是：是, 否'],
  ])('describes the required value of a cell of %s: %s %s', async (list, column, cell, text) => {
    const { data } = await bring(list, { columns: [column], rows: [[cell]], apply: false });
    const problem = data.problems.find((one) => one.column === column);
    expect(problem?.message).toContain(text);
  });

  it('imports only for users who may write the list, and only columns of the list', async () => {
    const body = {
      columns: ['kind', 'name.CN', 'name.US'],
      rows: [['support', '单位']],
      apply: false,
    };
    const writer = await staff('activity:write');
    expect((await bring('organisations', body, writer)).code).toBe(1007);
    const further = { ...body, columns: ['kind', 'permissions'] };
    expect(await bring('organisations', further)).toMatchObject({
      code: 1001,
      msg: '没有名为“permissions”的列。可用的列：编号, 类型, 名称（简体）, 名称（英文）, 名称（繁体）, 网址',
    });
    const twice = { ...body, columns: ['kind', '类型'] };
    expect(await bring('organisations', twice)).toMatchObject({ code: 1001 });
  });
}
