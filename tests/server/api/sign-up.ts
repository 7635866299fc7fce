import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activities, activitySignUps } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/session/sessions.ts';
import { openActivity } from '../support/open-activity.ts';
import { api, HOUR, loginCompetitor } from './context.ts';

/** Adds an activity whose sign-up is open now; `hours` move its times. */
async function addActivity(id: string, capacity: number, hours = 0): Promise<string> {
  const now = new Date(api.clock.now.getTime() + hours * HOUR);
  await api.db.insert(activities).values(openActivity(id, capacity, now));
  return id;
}

function signUp(token: string, activityId: string) {
  return api.call('signUpActivity', '/client/activity/signUp', { token, body: { activityId } });
}

function cancel(token: string, activityId: string) {
  return api.call('cancelActivity', '/client/activity/cancel', { token, body: { activityId } });
}

export function signUpTests(): void {
  it('signs up once, however often it is asked, and gives the seat back', async () => {
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

  it('refuses before the opening and after the close', async () => {
    const token = await loginCompetitor();
    expect((await signUp(token, await addActivity('act-early', 5, 10))).msg).toBe('报名尚未开始');
    expect((await signUp(token, await addActivity('act-late', 5, -3))).msg).toBe('报名已截止');
    expect((await signUp(token, 'nothing')).status).toBe(404);
  });

  it('refuses to cancel once the activity has begun', async () => {
    const token = await loginCompetitor();
    const id = await addActivity('act-begun', 5);
    await signUp(token, id);
    const start = new Date(api.clock.now.getTime() - HOUR);
    await api.db.update(activities).set({ start }).where(eq(activities.id, id));
    expect((await cancel(token, id)).msg).toBe('活动已开始，无法取消报名');
  });

  it('gives 50 seats to exactly 50 of 200 people who ask at once', async () => {
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

  it('shows a seat on the home page as soon as it is taken', async () => {
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
