import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { experts, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api, loginCompetitor } from './context.ts';
import { newKey, anotherUser, STORED_TEAM, WHOLE } from './entries.ts';
import { PDF, send } from './files.ts';

let token: string;

const list = (query = '') => api.call('listStaffProjects', `/sys/project?${query}`, { token });
const review = (body: object) => saveNewest(api, 'reviewProject', { token, body, method: 'PUT' });
const decide = (body: object) => saveNewest(api, 'reviewExpert', { token, body, method: 'PUT' });

async function anExpert(status: 0 | 1): Promise<string> {
  const [row] = await api.db
    .insert(experts)
    .values({
      id: `expert-${status}-${Math.random().toString(36).slice(2)}`,
      status,
      revision: 1,
      userId: 'user-administrator',
      saveKey: 'k',
      name: '沈昕',
      domains: ['ai'],
      createDate: api.clock.now,
      updateDate: api.clock.now,
      submitDate: api.clock.now,
    })
    .onConflictDoUpdate({ target: experts.userId, set: { status, reason: null } })
    .returning();
  return row?.id ?? '';
}

/** Operations of staff to run the competition. */
export function staffTests(): void {
  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('returns consistent counts on the dashboard', async () => {
    const { data } = await api.call('getDashboard', '/sys/dashboard', { token });
    const sum = (tallies: { count: number }[]) =>
      tallies.reduce((total, { count }) => total + count, 0);
    expect(data.totals.entries).toBeGreaterThan(0);
    expect(sum(data.entriesByDomain)).toBe(data.totals.entries);
    const counts = data.entriesByCity.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    for (const { signedUp, capacity } of data.activities)
      expect(signedUp).toBeLessThanOrEqual(capacity);
  });

  it('finds an entry by its reference number, with or without a hyphen', async () => {
    const { data } = await list('size=1');
    const id = data.records[0]?.id ?? '';
    const number = id.replaceAll('-', '').slice(-8);
    for (const typed of [number.toUpperCase(), `${number.slice(0, 4)}-${number.slice(4)}`]) {
      const found = await list(`keywords=${typed}`);
      expect(found.data.records.map((record) => record.id)).toContain(id);
    }
  });

  it('lists every submitted entry for staff, and no draft', async () => {
    const { data } = await list('size=100');
    expect(data.records.length).toBeGreaterThan(0);
    expect(data.records.every(({ status }) => status > 0)).toBe(true);
    const drafts = await api.db.$count(projects, eq(projects.status, 0));
    expect(data.total).toBe((await api.db.$count(projects)) - drafts);
    const name = data.records[0]?.name ?? '';
    const found = await list(`keywords=${encodeURIComponent(name)}`);
    expect(found.data.records.map((record) => record.name)).toContain(name);
    expect((await list('keywords=%25%25')).data.total).toBe(0);
  });

  it('filters entries of staff by track and city', async () => {
    const { records } = (await list('size=100')).data;
    const { domain, city } = records.find((one) => one.domain && one.city) ?? {};
    const narrowed = (await list(`size=100&domain=${domain ?? ''}&city=${city ?? ''}`)).data;
    expect(narrowed.total).toBeLessThan(records.length);
    expect(narrowed.records).toEqual(
      records.filter((one) => one.domain === domain && one.city === city),
    );
    expect((await list('domain=nothing')).data.total).toBe(0);
  });

  it('returns a submitted entry to staff completely, and no draft', async () => {
    const read = (id: string) => api.call('getStaffProject', `/sys/project/${id}`, { token });
    const team = await anotherUser();
    const save = (body: object) =>
      api.call('saveProject', '/client/project', {
        token: team,
        body: { saveKey: newKey(), ...body },
      });
    const pdf = (await send({ token: team, bytes: PDF })).data.id;
    const attachments = [{ id: pdf, shared: false }];
    const company = { name: '契约科技', founded: '2020-05-01', registeredCapital: 5 };
    const { data: draft } = await save({ ...WHOLE, attachments, company, status: 0 });
    expect((await read(draft.id)).status).toBe(404);
    await save({ ...WHOLE, attachments, company, revision: draft.revision });
    const { data } = await read(draft.id);
    expect(data).toMatchObject({
      entry: { name: WHOLE.name, description: WHOLE.description, history: [] },
      members: WHOLE.members,
      company,
      attachments: [{ id: pdf, mime: 'application/pdf', shared: false }],
      steps: [{ status: 0 }, { status: 1 }],
    });
    expect(data.team).toEqual(STORED_TEAM);
    expect(data.matchName).not.toBe('');
    expect((await read('nothing')).status).toBe(404);
  });

  it('sets an award by name, and clears it with the status', async () => {
    const [row] = await api.db.select().from(projects).where(eq(projects.status, 1)).limit(1);
    const id = row?.id ?? '';
    await review({ id, status: 2 });
    expect((await review({ id, status: 4 })).code).toBe(1001);
    const awarded = await review({ id, status: 4, award: '一等奖', note: '一致通过' });
    expect(awarded.data).toMatchObject({ status: 4, awards: ['一等奖'] });
    expect((await review({ id, status: 5 })).data).toMatchObject({ status: 5, awards: [] });
  });

  it('refuses to review a draft and an unknown entry', async () => {
    expect((await review({ id: 'nothing', status: 2 })).status).toBe(404);
    const [row] = await api.db.select().from(projects).where(eq(projects.status, 2)).limit(1);
    await api.db
      .update(projects)
      .set({ status: 0 })
      .where(eq(projects.id, row?.id ?? ''));
    expect((await review({ id: row?.id, status: 3 })).code).toBe(1001);
    await api.db
      .update(projects)
      .set({ status: 2 })
      .where(eq(projects.id, row?.id ?? ''));
  });

  it('approves and declines experts, and shows them the reason', async () => {
    const id = await anExpert(1);
    expect((await decide({ id, status: 3 })).code).toBe(1001);
    expect((await decide({ id, status: 3, reason: '   ' })).code).toBe(1001);
    const declined = await decide({ id, status: 3, reason: '请补充经历' });
    expect(declined.data).toMatchObject({ status: 3, reason: '请补充经历' });
    const mine = await api.call('getMyExpert', '/client/expert/current', { token });
    expect(mine.data).toMatchObject({ status: 3, reason: '请补充经历' });
    const approved = await decide({ id, status: 2 });
    expect(approved.data.status).toBe(2);
    expect(approved.data).not.toHaveProperty('reason');
    const all = await api.call('listStaffExperts', '/sys/expert?status=2', { token });
    expect(all.data.records.map((record) => record.id)).toContain(id);
    expect(JSON.stringify(all.data)).not.toContain(WHOLE.team?.identity?.number);
    await anExpert(0);
    expect((await decide({ id, status: 2 })).code).toBe(1001);
    await api.db.delete(experts).where(eq(experts.id, id));
  });

  it('changes a setting that the site shows at once, and refuses an unknown one', async () => {
    const read = () => api.call('getConfig', '/client/config/mobileSite');
    const old = (await read()).data.content;
    const set = (key: string, content: string) =>
      saveNewest(api, 'updateConfig', { token, method: 'PUT', body: { key, content } });
    expect((await set('mobileSite', 'https://m.example/')).data.content).toBe('https://m.example/');
    expect((await read()).data.content).toBe('https://m.example/');
    expect((await set('nothing', 'x')).status).toBe(404);
    const all = await api.call('listConfig', '/sys/config', { token });
    expect(all.data.map(({ key }) => key)).toContain('mobileSite');
    await set('mobileSite', old);
  });

  it('refuses users who are not staff', async () => {
    const competitor = await loginCompetitor();
    const refused = await api.call('getDashboard', '/sys/dashboard', { token: competitor });
    expect(refused.code).toBe(1007);
  });
}
