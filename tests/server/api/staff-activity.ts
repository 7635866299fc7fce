import { beforeAll, expect, it } from 'vitest';
import { activities, files } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api, loginCompetitor } from './context.ts';

const HOUR = 3_600_000;
let token: string;

const at = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString();
const body = () => ({
  kind: 'salon',
  title: { CN: '评审面对面' },
  capacity: 2,
  city: { CN: '深圳' },
  address: { CN: '创新中心' },
  signUpStart: at(-1),
  signUpEnd: at(2),
  start: at(3),
  end: at(5),
  published: true,
  contact: { name: '陈静', mobilePhone: '13800000003' },
  description: { CN: '<p>欢迎<script>alert(1)</script></p>' },
});
const create = (change: object = {}) =>
  api.call('createActivity', '/sys/activity', { token, body: { ...body(), ...change } });
const update = (change: object) =>
  saveNewest(api, 'updateActivity', {
    token,
    method: 'PUT',
    body: { ...body(), ...change },
  });
const cancelByStaff = (id: string) =>
  api.call('cancelStaffActivity', '/sys/activity/cancel', {
    token,
    method: 'PUT',
    body: { id, reason: { CN: '场地检修' } },
  });
const read = (id: string) => api.call('getActivity', `/client/activity/anons/${id}`);
const signUp = (activityId: string, who: string) =>
  api.call('signUpActivity', '/client/activity/signUp', { token: who, body: { activityId } });

async function storedPicture(ownerId: string): Promise<string> {
  const id = `picture-${Math.random().toString(36).slice(2)}`;
  const row = { id, name: 'a.png', mime: 'image/png', size: 1, hash: 'x', ownerId };
  await api.db.insert(files).values(row);
  return id;
}

/** Activities as staff edit them. */
export function staffActivityTests(): void {
  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('writes an activity, sanitized, and shows it once it is published', async () => {
    const { data } = await create({ published: false });
    expect(data).toMatchObject({ published: false, signedUp: 0, checkedIn: 0, state: 'open' });
    expect(data.description.CN).toBe('<p>欢迎</p>');
    expect(data.checkInCode).toMatch(/^\d{6}$/);
    expect((await read(data.id)).status).toBe(404);
    expect((await update({ id: data.id, title: { CN: '改了' } })).data.title.CN).toBe('改了');
    expect((await read(data.id)).data.title).toBe('改了');
    await update({ id: data.id, published: false });
    expect((await read(data.id)).status).toBe(404);
    expect((await update({ id: 'nothing' })).status).toBe(404);
  });

  it.each([
    ['an end before the start', { start: 5, end: 3 }],
    ['a sign-up that closes before it opens', { signUpStart: 2, signUpEnd: 1 }],
    ['a sign-up that closes after the activity ends', { signUpEnd: 6 }],
  ])('refuses %s', async (_, hours) => {
    const times = Object.fromEntries(Object.entries(hours).map(([key, h]) => [key, at(h)]));
    expect((await create(times)).code).toBe(1001);
  });

  it('refuses a capacity below the number of attendees', async () => {
    const { id } = (await create()).data;
    const competitor = await loginCompetitor();
    await signUp(id, competitor);
    await signUp(id, token);
    expect((await update({ id, capacity: 1 })).code).toBe(1001);
    expect((await update({ id, capacity: 2 })).data).toMatchObject({ signedUp: 2, capacity: 2 });
  });

  it('cancels an activity for good: shows the reason, and refuses sign-ups', async () => {
    const { id } = (await create()).data;
    expect((await cancelByStaff(id)).data).toMatchObject({
      state: 'cancelled',
      cancelReason: { CN: '场地检修' },
    });
    expect((await read(id)).data).toMatchObject({ state: 'cancelled', cancelReason: '场地检修' });
    expect((await signUp(id, await loginCompetitor())).code).toBe(1001);
    expect((await cancelByStaff(id)).code).toBe(1001);
    expect((await update({ id })).code).toBe(1001);
    const open = await api.call('listActivities', '/client/activity/anons?state=open&pageSize=100');
    expect(open.data.records.map((record) => record.id)).not.toContain(id);
    const off = await api.call('listActivities', '/client/activity/anons?state=cancelled');
    expect(off.data.records.map((record) => record.id)).toContain(id);
    const home = await api.call('getMatchHome', '/client/match/info/home');
    expect(home.data.activities.map((record) => record.id)).not.toContain(id);
  });

  it('refuses to cancel an activity that has ended', async () => {
    const [over] = (
      await api.call('listActivities', '/client/activity/anons?state=ended&pageSize=100')
    ).data.records.filter(({ end }) => Date.parse(end) < api.clock.now.getTime());
    expect((await cancelByStaff(over?.id ?? '')).code).toBe(1001);
  });

  it('lists unpublished activities too, and finds them by title, city and address', async () => {
    const { id } = (await create({ title: { CN: '只给工作人员看' }, published: false })).data;
    const list = (query: string) =>
      api.call('listStaffActivities', `/sys/activity?${query}`, { token });
    const all = await list('size=100');
    expect(all.data.total).toBe(await api.db.$count(activities));
    const found = await list(`keywords=${encodeURIComponent('只给工作')}`);
    expect(found.data.records.map((record) => record.id)).toEqual([id]);
    expect((await list('keywords=%25')).data.total).toBe(0);
  });

  it('publishes its own pictures with the activity, and refuses pictures of others', async () => {
    const mine = await storedPicture('user-administrator');
    const others = await storedPicture('user-competitor');
    expect((await create({ coverFileId: others })).code).toBe(1001);
    expect((await create({ coverFileId: 'nothing' })).code).toBe(1001);
    expect((await create({ coverFileId: mine })).data.coverFileId).toBe(mine);
    const rows = await api.db.select().from(files);
    expect(rows.find(({ id }) => id === mine)?.public).toBe(true);
    expect(rows.find(({ id }) => id === others)?.public).toBe(false);
  });
}
