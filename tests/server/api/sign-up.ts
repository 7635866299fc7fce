import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activities, activitySignUps, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { openActivity } from '../support/open-activity.ts';
import { api, HOUR, loginAdministrator, loginCompetitor } from './context.ts';

/** Adds an activity with open sign-up; `hours` shifts its times. */
async function addActivity(id: string, capacity: number, hours = 0): Promise<string> {
  const now = new Date(api.clock.now.getTime() + hours * HOUR);
  await api.db.insert(activities).values(openActivity(id, capacity, now));
  return id;
}

function signUp(token: string, activityId: string, name?: string) {
  const body = { activityId, ...(name !== undefined && { name }) };
  return api.call('signUpActivity', '/client/activity/signUp', { token, body });
}

/** Creates a session of a new account without a name. */
async function sessionWithoutName() {
  const id = `nameless-${crypto.randomUUID()}`;
  const names = { firstName: '', lastName: '', chineseName: '' };
  const verified = { email: `${id}@example.org`, emailVerifiedAt: api.clock.now };
  await api.db.insert(users).values({ id, ...names, ...verified, permissions: [], roles: [] });
  return { id, token: await beginSession(api.db, id, api.clock.now) };
}

async function storedNames(id: string) {
  const { firstName, lastName, chineseName } = users;
  const row = { firstName, lastName, chineseName };
  return (await api.db.select(row).from(users).where(eq(users.id, id)))[0];
}

function cancel(token: string, activityId: string) {
  return api.call('cancelActivity', '/client/activity/cancel', { token, body: { activityId } });
}

export function signUpTests(): void {
  it('signs up once, refuses a second sign-up, and releases the seat on cancellation', async () => {
    const token = await loginCompetitor();
    const id = await addActivity('act-once', 2);
    expect((await signUp(token, id)).data.status).toBe('signedUp');
    expect(await signUp(token, id)).toMatchObject({ code: 1001, msg: '您已报名该活动' });
    const path = `/client/activity/anons/${id}`;
    expect((await api.call('getActivity', path)).data.signedUp).toBe(1);
    const mine = await api.call('listMyActivities', '/client/activity/current/list', { token });
    expect(mine.data.find((row) => row.id === id)?.signUpStatus).toBe('signedUp');

    expect((await cancel(token, id)).data.status).toBe('cancelled');
    expect(await cancel(token, id)).toMatchObject({ code: 1001, msg: '您尚未报名该活动' });
    expect((await api.call('getActivity', path)).data.signedUp).toBe(0);
    const state = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    expect(state.data.status).toBe('cancelled');
    expect((await signUp(token, id)).data.status).toBe('signedUp');
  });

  it('refuses a sign-up before the opening and after the close', async () => {
    const token = await loginCompetitor();
    expect((await signUp(token, await addActivity('act-early', 5, 10))).msg).toBe('报名尚未开始');
    expect((await signUp(token, await addActivity('act-late', 5, -3))).msg).toBe('报名已截止');
    expect((await signUp(token, 'nothing')).status).toBe(404);
  });

  it('refuses a cancellation once the activity has begun', async () => {
    const token = await loginCompetitor();
    const id = await addActivity('act-begun', 5);
    await signUp(token, id);
    const start = new Date(api.clock.now.getTime() - HOUR);
    await api.db.update(activities).set({ start }).where(eq(activities.id, id));
    expect((await cancel(token, id)).msg).toBe('活动已开始，无法取消报名');
  });

  it.each([
    ['a missing name', undefined],
    ...['', '   ', '\u3164', '\u200B\u200B', '\u2800', '\u2060', '—'].map(
      (name): [string, string] => [`the name ${JSON.stringify(name)}`, name],
    ),
  ])('refuses %s for an account without one at its field, and takes no seat', async (_, name) => {
    const { token } = await sessionWithoutName();
    const id = await addActivity(`act-nameless-${crypto.randomUUID()}`, 5);
    const refusal = await signUp(token, id, name);
    expect(refusal.code).not.toBe(200);
    expect(refusal).toMatchObject({ fields: [{ pointer: '/name' }] });
    expect((await api.call('getActivity', `/client/activity/anons/${id}`)).data.signedUp).toBe(0);
  });

  it.each([
    ['陈小明', { firstName: '', lastName: '', chineseName: '陈小明' }],
    [' Siu Ming\tChan ', { firstName: 'Siu Ming', lastName: 'Chan', chineseName: '' }],
  ])('stores the name %j for an account without one', async (name, names) => {
    const { id: userId, token } = await sessionWithoutName();
    const id = await addActivity(`act-named-${userId}`, 5);
    expect(await signUp(token, id, name)).toMatchObject({ code: 200 });
    expect(await storedNames(userId)).toEqual(names);
    const staff = await loginAdministrator();
    const path = `/sys/activity/${id}/attendees`;
    const { data } = await api.call('listAttendees', path, { token: staff });
    expect(data.records).toMatchObject([{ name: name.trim().replace('\t', ' ') }]);
  });

  it('keeps the name of a named account', async () => {
    const { id: userId, token } = await sessionWithoutName();
    await signUp(token, await addActivity('act-first-name', 5), 'First Name');
    const second = await signUp(token, await addActivity('act-second-name', 5), 'Second Name');
    expect(second.code).toBe(200);
    expect(await storedNames(userId)).toMatchObject({ firstName: 'First', lastName: 'Name' });
  });

  it('reports a full activity before a missing name', async () => {
    const { token } = await sessionWithoutName();
    const id = await addActivity('act-no-seat', 1);
    await signUp(await loginCompetitor(), id);
    expect((await signUp(token, id)).msg).toBe('活动名额已满');
  });

  it('gives 50 seats to exactly 50 of 200 concurrent requests', async () => {
    const id = await addActivity('act-rush', 50);
    const people = Array.from({ length: 200 }, (_, i) => String(i + 1).padStart(3, '0'));
    const tokens: string[] = [];
    for (const number of people) {
      tokens.push(await beginSession(api.db, `user-attendee-${number}`, api.clock.now));
    }
    const responses = await Promise.all(tokens.map((token) => signUp(token, id)));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(50);
    expect(responses.filter(({ msg }) => msg === '活动名额已满')).toHaveLength(150);
    const taken = and(eq(activitySignUps.activityId, id), eq(activitySignUps.status, 'signedUp'));
    expect(await api.db.$count(activitySignUps, taken)).toBe(50);
    const { data } = await api.call('getActivity', `/client/activity/anons/${id}`);
    expect(data).toMatchObject({ signedUp: 50, state: 'full' });
  });

  it('shows a taken seat on the home page at once', async () => {
    const token = await loginCompetitor();
    const id = await addActivity('act-home', 5, -1);
    const seats = async () => {
      const { data } = await api.call('getMatchHome', '/client/match/info/home');
      return data.activities.find((row) => row.id === id)?.signedUp;
    };
    api.clock.now = new Date(api.clock.now.getTime() + 6000);
    expect(await seats()).toBe(0);
    await signUp(token, id);
    expect(await seats()).toBe(1);
  });
}
