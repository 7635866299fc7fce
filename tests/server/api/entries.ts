import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closesAt } from '../../../openapi/event-clock.ts';
import type { components } from '../../../openapi/generated/operations.ts';
import { matches, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api } from './context.ts';

type SaveBody = components['schemas']['SaveProjectBody'];

let people = 0;

/** Creates a session of a user without an entry. */
export async function anotherUser(): Promise<string> {
  people += 1;
  const number = String(220 - people).padStart(3, '0');
  return await beginSession(api.db, `user-attendee-${number}`, api.clock.now);
}

let keys = 0;

export function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** A complete entry that passes submission. */
export const WHOLE: Omit<SaveBody, 'saveKey'> = {
  status: 1,
  agreed: true,
  name: '新项目',
  domain: 'ai',
  city: '440300',
  stage: 'idea',
  summary: '一句话',
  description: '说明',
  team: {
    leader: '张三',
    mobile: '13900000000',
    email: 'zhang@example.org',
    identity: { type: 'mainlandId', number: '11010519491231002X' },
    size: 3,
  },
  members: [{ name: '李四', role: '工程师', mobile: '13900000001' }],
};

/** The team of `WHOLE` as stored and returned. */
export const STORED_TEAM = {
  ...WHOLE.team,
  identity: { type: 'mainlandId', number: '**************002X' },
};

function save(token: string, body: Partial<SaveBody>) {
  const whole = { status: 0 as const, saveKey: newKey(), ...body };
  return api.call('saveProject', '/client/project', { token, body: whole });
}

async function mine(token: string) {
  return (await api.call('getMyProject', '/client/project/current', { token })).data;
}

export function entryTests(): void {
  it('lists sixty entries of three editions, newest first, ten per page', async () => {
    const { data } = await api.call('listProjects', '/client/project/anons');
    expect([data.total, data.records.length]).toEqual([60, 10]);
    const all = await api.call('listProjects', '/client/project/anons?pageSize=100');
    const years = all.data.records.map(({ year }) => year);
    expect(years).toEqual(years.toSorted().reverse());
    expect(new Set(all.data.records.map(({ domain }) => domain)).size).toBe(4);
  });

  it.each([
    ['matchInfoId=match-2&award=一等奖', 4],
    ['matchInfoId=match-1', 21],
    ['award=特等奖', 2],
    ['keyword=低温固态', 1],
    ['keyword=%25', 0],
    ['domain=nothing', 0],
  ])('filters entries by %s', async (query, total) => {
    const path = `/client/project/anons?${encodeURI(query.replaceAll('%', '%25'))}`.replaceAll(
      '%2525',
      '%25',
    );
    const { data } = await api.call('listProjects', path);
    expect(data.total).toBe(total);
  });

  it('combines the filters for track and city', async () => {
    const path = '/client/project/anons?domain=energy&city=440300&pageSize=100';
    const { data } = await api.call('listProjects', path);
    expect(data.total).toBeGreaterThan(0);
    expect(data.records.every((row) => row.domain === 'energy' && row.city === '440300')).toBe(
      true,
    );
  });

  it('returns the name of a city that is not in the list, and finds it under “other”', async () => {
    const path = '/client/project/anons?city=other';
    expect((await api.call('listProjects', path)).data.total).toBe(0);
    const one = eq(projects.id, 'entry-2-01');
    const [entry] = await api.db.select({ city: projects.city }).from(projects).where(one);
    await api.db.update(projects).set({ city: '新加坡' }).where(one);
    const { data } = await api.call('listProjects', path);
    expect(data.records.map(({ id, city }) => [id, city])).toEqual([['entry-2-01', '新加坡']]);
    await api.db
      .update(projects)
      .set({ city: entry?.city ?? null })
      .where(one);
  });

  it('returns no identity number, phone number or email address to visitors', async () => {
    const { data } = await api.call('getProject', '/client/project/anons/entry-2-01');
    expect(data.team.leader).not.toBe('');
    expect(data.team.members.length).toBeGreaterThan(1);
    const { records } = (await api.call('listProjects', '/client/project/anons?pageSize=100')).data;
    const shown = JSON.stringify([data, records]);
    expect(shown).not.toMatch(/identity|mobile|email|11010519491231002X|1390001\d+|@example/);
  });

  it('ignores fields that are not in the contract', async () => {
    const token = await anotherUser();
    const team = { ...WHOLE.team, hidden: 'x'.repeat(1000) };
    const members = (WHOLE.members ?? []).map((member) => ({ ...member, admin: true }));
    const { data } = await save(token, { ...WHOLE, team, members, hidden: 1 } as typeof WHOLE);
    const [row] = await api.db.select().from(projects).where(eq(projects.id, data.id));
    expect(row?.team).toEqual(STORED_TEAM);
    expect(row?.members).toEqual(WHOLE.members);
  });

  it('hides submitted and unpublished entries from visitors', async () => {
    const token = await anotherUser();
    const { data } = await save(token, WHOLE);
    expect(data.status).toBe(1);
    const path = `/client/project/anons/${data.id}`;
    expect((await api.call('getProject', path)).status).toBe(404);
    expect((await api.call('getProject', path, { token })).status).toBe(404);
    const own = eq(projects.id, data.id);
    await api.db.update(projects).set({ status: 2 }).where(own);
    expect((await api.call('getProject', path)).status).toBe(404);
    await api.db.update(projects).set({ publishedBy: 'staff' }).where(own);
    expect((await api.call('getProject', path)).data.name).toBe('新项目');
    const changed = await save(token, { ...WHOLE, revision: data.revision });
    expect(changed).toMatchObject({ code: 1001, msg: '报名已截止，项目不能再修改' });
    await api.db.update(projects).set({ status: 1 }).where(eq(projects.id, data.id));
  });

  it('stores an incomplete draft, then submits it', async () => {
    const token = await anotherUser();
    expect(await mine(token)).toBeNull();
    const draft = { name: '未完', team: { mobile: '139' }, members: [{ role: '设计' }] };
    const first = await save(token, draft);
    expect(first.data).toMatchObject({ ...draft, status: 0, revision: 1, editable: true });
    const refused = await save(token, { ...draft, status: 1, revision: 1 });
    expect(refused).toMatchObject({ code: 1001, fields: [{ pointer: '/agreed' }] });
    expect((await mine(token))?.revision).toBe(1);

    await save(token, { ...WHOLE, revision: 1 });
    const whole = await mine(token);
    expect(whole).toMatchObject({ ...WHOLE, team: STORED_TEAM, revision: 2 });
    expect(whole?.history.map(({ status }) => status)).toEqual([0, 1]);
    const list = await api.call('listMyProjects', '/client/project/current/list', { token });
    expect(list.data.map(({ id, status }) => [id, status])).toEqual([[whole?.id, 1]]);
  });

  it.each<[string, Partial<SaveBody>]>([
    ['team.identity.type', { team: { ...WHOLE.team, identity: {} } }],
    [
      'team.identity.number',
      { team: { ...WHOLE.team, identity: { type: 'mainlandId', number: '110105194912310021' } } },
    ],
    ['team.mobile', { team: { ...WHOLE.team, mobile: '12' } }],
    ['team.email', { team: { ...WHOLE.team, email: 'zhang@' } }],
    ['members.0.name', { members: [{ role: '工程师' }] }],
    ['members.0.role', { members: [{ name: '李四' }] }],
    ['summary', { summary: ' ' }],
  ])('refuses a submission with an invalid %s', async (field, wrong) => {
    const response = await save(await anotherUser(), { ...WHOLE, ...wrong });
    const pointer = `/${field.replaceAll('.', '/')}`;
    expect(response).toMatchObject({
      msg: '项目信息不完整或格式不正确',
      fields: [{ pointer, message: '未填写或格式不正确' }],
    });
  });

  it('refuses a status that only the server sets, and a summary that is too long', async () => {
    const token = await anotherUser();
    const awarded = { ...WHOLE, status: 4, saveKey: 'x' };
    const path = '/client/project';
    expect((await api.call('saveProject', path, { token, body: awarded })).status).toBe(400);
    const long = { ...WHOLE, saveKey: 'x', summary: '长'.repeat(201) };
    expect((await api.call('saveProject', path, { token, body: long })).status).toBe(400);
    expect(await mine(token)).toBeNull();
  });

  it('stores a repeated save once, for concurrent requests too', async () => {
    const token = await anotherUser();
    const saveKey = newKey();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => save(token, { name: '一', saveKey })),
    );
    expect(responses.map(({ code, data }) => [code, data.revision])).toEqual(
      responses.map(() => [200, 1]),
    );
    const again = await save(token, { name: '二', saveKey });
    expect(again.data).toMatchObject({ name: '一', revision: 1 });
    expect(await api.db.$count(projects, eq(projects.saveKey, saveKey))).toBe(1);
  });

  it('accepts one of two concurrent saves and refuses the other with 409', async () => {
    const token = await anotherUser();
    await save(token, { name: '一' });
    const responses = await Promise.all([
      save(token, { name: '甲', revision: 1 }),
      save(token, { name: '乙', revision: 1 }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const message = responses.find(({ status }) => status === 200)?.data.name;
    expect(await mine(token)).toMatchObject({ name: message, revision: 2 });
    expect((await save(token, { name: '丙' })).status).toBe(409);
  });

  it('withdraws a submitted entry by saving it as a draft', async () => {
    const token = await anotherUser();
    await save(token, WHOLE);
    const { data } = await save(token, { ...WHOLE, status: 0, revision: 1 });
    expect(data.status).toBe(0);
    expect(data.history.map(({ status }) => status)).toEqual([1, 0]);
  });

  it('refuses saves after the close of sign-up and for a past edition, but repeats the response of a stored save', async () => {
    const [match] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
    const inTime = api.clock.now;
    const tooLate = new Date(closesAt(match?.signUpEnd ?? inTime));
    // Sessions last a week, so this one is created after the deadline and is valid before it too.
    api.clock.now = tooLate;
    const token = await anotherUser();
    const other = await anotherUser();
    api.clock.now = inTime;
    const saveKey = newKey();
    await save(token, { ...WHOLE, saveKey });
    const former = await save(token, { ...WHOLE, matchInfoId: 'match-2' });
    expect(former.msg).toBe('报名已截止，项目不能再修改');
    expect((await save(token, { ...WHOLE, matchInfoId: 'nothing' })).status).toBe(404);

    api.clock.now = tooLate;
    expect((await save(token, { ...WHOLE, saveKey })).data.revision).toBe(1);
    const responses = [
      await save(token, { ...WHOLE, revision: 1 }),
      await save(token, { ...WHOLE, status: 0, revision: 1 }),
      await save(other, WHOLE),
    ];
    expect(responses.map(({ code }) => code)).toEqual([1001, 1001, 1001]);
    expect([await mine(token), await mine(other)]).toMatchObject([
      { status: 1, revision: 1 },
      null,
    ]);
    api.clock.now = inTime;
  });

  it('returns 404 for another user’s entry', async () => {
    const owner = await anotherUser();
    const { data } = await save(owner, WHOLE);
    const path = `/client/project/current?id=${data.id}`;
    expect(
      (await api.call('getMyProject', path, { token: owner })).data?.team.identity,
    ).toBeDefined();
    const other = await anotherUser();
    expect((await api.call('getMyProject', path, { token: other })).status).toBe(404);
    expect((await api.call('getMyProject', path)).status).toBe(401);
    await save(other, { name: '别人的', revision: undefined });
    expect((await mine(owner))?.name).toBe('新项目');
  });
}
