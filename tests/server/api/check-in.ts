import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activities, activitySignUps } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { openActivity } from '../support/open-activity.ts';
import { api, HOUR } from './context.ts';

let made = 0;

/** Adds an activity from 2026-03-10, 14:00, to 2026-03-11, 17:00, Beijing time. */
async function addActivity(): Promise<string> {
  made += 1;
  const id = `act-check-in-${made}`;
  await api.db.insert(activities).values({
    ...openActivity(id, 10, api.clock.now),
    signUpStart: new Date('2026-03-01T00:00:00Z'),
    signUpEnd: new Date('2026-03-09T00:00Z'),
    start: new Date('2026-03-10T06:00Z'),
    end: new Date('2026-03-11T09:00Z'),
    checkInCode: '482916',
  });
  return id;
}

async function addSignUp(id: string, status: 'signedUp' | 'cancelled' = 'signedUp') {
  const signedUpAt = new Date('2026-03-02T00:00Z');
  const row = { activityId: id, userId: 'user-competitor', status, signedUpAt };
  await api.db.insert(activitySignUps).values(row);
}

async function checkIn(activityId: string, code = '482916') {
  const token = await beginSession(api.db, 'user-competitor', api.clock.now);
  const body = { activityId, code };
  return api.call('signInActivity', '/client/activity/signIn', { token, body });
}

async function checkInAsStaff(activityId: string, ticket: string) {
  const token = await beginSession(api.db, 'user-administrator', api.clock.now);
  const body = { activityId, ticket };
  return api.call('checkInAttendee', '/sys/activity/checkIn', { token, body });
}

export function checkInTests(): void {
  let now: Date;
  beforeEach(() => {
    now = api.clock.now;
    api.clock.now = new Date('2026-03-10T06:30Z');
  });
  afterEach(() => {
    api.clock.now = now;
  });

  it('checks in a user who has signed up, once', async () => {
    const id = await addActivity();
    expect(await checkIn(id)).toMatchObject({ code: 1001, msg: '您尚未报名该活动' });
    await addSignUp(id);
    const responses = await Promise.all([checkIn(id), checkIn(id)]);
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ msg }) => msg === '您已签到')).toHaveLength(1);
    const token = await beginSession(api.db, 'user-competitor', api.clock.now);
    const state = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    expect(state.data.status).toBe('signedIn');
  });

  it('refuses a user who has cancelled, and an unknown activity', async () => {
    const id = await addActivity();
    await addSignUp(id, 'cancelled');
    expect((await checkIn(id)).msg).toBe('您尚未报名该活动');
    expect((await checkIn('nothing')).status).toBe(404);
  });

  it.each([
    ['2026-03-09T15:59:59Z', false],
    ['2026-03-09T16:00:00Z', true],
    ['2026-03-11T15:59:59Z', true],
    ['2026-03-11T16:00:00Z', false],
  ])('is open on the activity’s days in Beijing time: at %s %s', async (moment, open) => {
    const id = await addActivity();
    await addSignUp(id);
    api.clock.now = new Date(moment);
    const response = await checkIn(id);
    expect(response.code).toBe(open ? 200 : 1001);
    const early = moment < '2026-03-10';
    const message = early ? '签到尚未开始，请于 2026/3/10 起签到' : '活动已结束，签到已关闭';
    if (!open) expect(response.msg).toBe(message);
  });

  it('checks an attendee in by ticket, once, and returns the name', async () => {
    const id = await addActivity();
    await addSignUp(id);
    const token = await beginSession(api.db, 'user-competitor', api.clock.now);
    const state = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    const { ticket = '' } = state.data;
    expect(ticket).toMatch(/^\d{12}$/);
    const responses = await Promise.all([checkInAsStaff(id, ticket), checkInAsStaff(id, ticket)]);
    const checkedIn = responses.find(({ code }) => code === 200);
    expect(checkedIn?.data).toMatchObject({ chineseName: '林晓彤', checkedIn: 1 });
    expect(responses.filter(({ msg }) => msg === '此门票已签到')).toHaveLength(1);
    expect((await checkIn(id)).msg).toBe('您已签到');
  });

  it('tells staff why a ticket is invalid, and refuses attendees', async () => {
    const id = await addActivity();
    const other = await addActivity();
    await addSignUp(id);
    const token = await beginSession(api.db, 'user-competitor', api.clock.now);
    const state = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    const { ticket = '' } = state.data;
    expect((await checkInAsStaff(id, '000000000000')).msg).toBe('未找到该门票');
    expect((await checkInAsStaff(other, ticket)).msg).toBe(`此门票属于其他活动：${id}`);
    expect((await checkInAsStaff('nothing', ticket)).status).toBe(404);
    expect((await checkInAsStaff(id, '12')).status).toBe(400);
    const now = api.clock.now;
    api.clock.now = new Date('2026-03-09T00:00Z');
    expect((await checkInAsStaff(id, ticket)).msg).toBe('签到尚未开始，请于 2026/3/10 起签到');
    api.clock.now = new Date('2026-03-12T00:00Z');
    expect((await checkInAsStaff(id, ticket)).msg).toBe('活动已结束，签到已关闭');
    api.clock.now = now;
    const where = eq(activitySignUps.activityId, id);
    await api.db.update(activitySignUps).set({ status: 'cancelled' }).where(where);
    expect((await checkInAsStaff(id, ticket)).msg).toBe('该参加者已取消报名');
    // A cancelled sign-up has no ticket.
    const gone = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    expect(gone.data).not.toHaveProperty('ticket');
    // Attendees can't check others in.
    const body = { activityId: id, ticket };
    const mine = await api.call('checkInAttendee', '/sys/activity/checkIn', { token, body });
    expect(mine.code).toBe(1007);
  });

  it('refuses a wrong code, and for 10 minutes after ten wrong codes the right one too', async () => {
    const id = await addActivity();
    await addSignUp(id);
    for (let i = 0; i < 10; i += 1) {
      expect((await checkIn(id, '000000')).msg).toBe('签到码不正确');
    }
    expect((await checkIn(id)).msg).toBe('尝试次数过多，请 10 分钟后再试');
    api.clock.now = new Date(api.clock.now.getTime() + HOUR / 4);
    expect((await checkIn(id)).code).toBe(200);
  });

  it('counts views of a published activity only', async () => {
    const id = await addActivity();
    const put = { method: 'PUT', body: { activityId: id } } as const;
    const count = () => api.call('countActivityView', '/client/activity/anons/browseNumber', put);
    await Promise.all(Array.from({ length: 8 }, count));
    expect((await count()).data).toEqual({ activityId: id, browseNumber: 9 });
    await api.db.update(activities).set({ published: false }).where(eq(activities.id, id));
    expect((await count()).status).toBe(404);
  });

  it('lists the six videos of the demo', async () => {
    // The demo's videos are newer than the check-in date.
    api.clock.now = now;
    const { data } = await api.call('listVideos', '/client/news/anons/video');
    expect(data.records.filter((row) => row.id.startsWith('video-'))).toHaveLength(6);
    expect(new Set(data.records.map((row) => row.kind))).toEqual(new Set(['video']));
  });
}
