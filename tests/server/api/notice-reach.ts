import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  activities,
  activitySignUps,
  notices,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { deliverDue, type Delivery } from '../../../server/notices/delivery.ts';
import { GatewayFailure } from '../../../server/notices/http-sms.ts';
import { queueNotice } from '../../../server/notices/queue.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { addReader, type Reader } from '../support/notice-reader.ts';
import { openActivity } from '../support/open-activity.ts';
import { api, HOUR } from './context.ts';

const staffToken = () => beginSession(api.db, 'user-administrator', api.clock.now);

const deliver = async (senders: Pick<Delivery, 'sms'> & Partial<Delivery> = {}) => {
  const delivery: Delivery = {
    db: api.db,
    mail: api.noticeSender.mail,
    unrecorded: new Map(),
    publicUrl: 'https://contest.example',
    now: () => api.clock.now,
    ...senders,
  };
  while ((await deliverDue(delivery)) > 0);
};

/** Adds an activity that begins at 6:30 UTC, which is 14:30 in Beijing. */
async function addActivity(): Promise<string> {
  const id = `reach-${randomUUID()}`;
  const start = new Date(api.clock.now.getTime() + 30 * HOUR);
  start.setUTCHours(6, 30, 0, 0);
  const end = new Date(start.getTime() + HOUR);
  const title = { CN: '茶话会', US: 'Pitch night' };
  await api.db
    .insert(activities)
    .values({ ...openActivity(id, 5, api.clock.now), start, end, title });
  return id;
}

const changed = (reader: Reader, id: string) =>
  queueNotice(api.db, {
    event: 'activityChanged',
    about: `${id} ${randomUUID()}`,
    userIds: [reader.id],
    values: { id, title: { CN: '茶话会', US: 'Pitch night' }, time: '2026-12-05T06:30:00.000Z' },
    now: api.clock.now,
  });

const noticesOf = ({ id }: Reader) => api.db.select().from(notices).where(eq(notices.userId, id));

async function listed(reader: Reader, filter = '') {
  const { data } = await api.call(
    'listUnreachable',
    `/sys/notice/unreachable?size=100&keywords=${encodeURIComponent(reader.email)}${filter}`,
    { token: await staffToken() },
  );
  return data.records.find(({ id }) => id === reader.id);
}

/** Whether and by which channel notices reach users, and whether staff see the unreachable ones. */
export function noticeReachTests(): void {
  beforeEach(() => deliver({ sms: api.noticeSender.sms }));

  it.each([
    { verified: ['mail', 'phone'], gateway: true, state: 'sent', channel: 'mail' },
    { verified: ['mail'], gateway: false, state: 'sent', channel: 'mail' },
    { verified: ['phone'], gateway: true, state: 'sent', channel: 'sms' },
    { verified: ['phone'], gateway: false, state: 'unreachable', channel: null },
    { verified: [], gateway: true, state: 'unreachable', channel: null },
  ] as const)(
    'queues a notice for every user; verified $verified, gateway $gateway: $state',
    async ({ verified, gateway, state, channel }) => {
      const reader = await addReader('en-US', verified);
      await changed(reader, 'activity-1');
      await deliver(gateway ? { sms: api.noticeSender.sms } : {});
      expect(await noticesOf(reader)).toEqual([expect.objectContaining({ state, channel })]);
      const mails = api.noticeSender.mails.filter(({ to }) => to === reader.email);
      const messages = api.noticeSender.messages.filter(({ to }) => to === reader.phone);
      expect([mails.length, messages.length]).toEqual([
        channel === 'mail' ? 1 : 0,
        channel === 'sms' ? 1 : 0,
      ]);
    },
  );

  it.each([
    [
      'en-US',
      '[Qiming Innovation & Entrepreneurship Competition] Activity changed: Pitch night, Dec 5, 14:30 (Beijing time). Details: https://contest.example/?lang=US#/activity/details?id=activity-1',
    ],
    [
      'zh-CN',
      '【启明创新创业大赛】活动有变更：茶话会，12月5日 14:30（北京时间）。详情：https://contest.example/?lang=CN#/activity/details?id=activity-1',
    ],
    [
      'zh-HK',
      '【啟明創新創業大賽】活動有變更：茶話會，12月5日 14:30（北京時間）。詳情：https://contest.example/?lang=HK#/activity/details?id=activity-1',
    ],
  ])('writes a short SMS in %s, with the time zone', async (language, text) => {
    const reader = await addReader(language, ['phone']);
    await changed(reader, 'activity-1');
    await deliver({ sms: api.noticeSender.sms });
    expect(api.noticeSender.messages.at(-1)).toEqual({ to: reader.phone, text });
  });

  it('truncates a long name in an SMS', async () => {
    const reader = await addReader('en-US', ['phone']);
    await queueNotice(api.db, {
      event: 'entrySubmitted',
      about: randomUUID(),
      userIds: [reader.id],
      values: { name: '长'.repeat(200) },
      now: api.clock.now,
    });
    await deliver({ sms: api.noticeSender.sms, publicUrl: undefined });
    expect(api.noticeSender.messages.at(-1)?.text).toMatch(/Entry received: 长{43}…\.$/);
  });

  it('pauses only SMS while the gateway rejects the sender', async () => {
    const [byPhone, byMail] = [await addReader('en-US', ['phone']), await addReader('en-US')];
    await changed(byPhone, 'activity-1');
    await changed(byMail, 'activity-1');
    await deliver({ sms: () => Promise.reject(new GatewayFailure(401)) });
    expect(await noticesOf(byPhone)).toMatchObject([{ state: 'waiting', tries: 0 }]);
    expect(await noticesOf(byMail)).toMatchObject([{ state: 'sent' }]);
    const { data } = await api.call('listNotices', '/sys/notice', { token: await staffToken() });
    expect(data.smsPaused).toMatchObject({ reason: 'HTTP 401' });
    expect(data.paused).toBeUndefined();
    expect((await api.app.inject('/health/ready')).json()).toMatchObject({
      sms: { status: 'paused', reason: 'HTTP 401' },
    });
    api.clock.now = new Date(api.clock.now.getTime() + HOUR);
    await deliver({ sms: api.noticeSender.sms });
    expect(await noticesOf(byPhone)).toMatchObject([{ state: 'sent', channel: 'sms' }]);
  });

  it('lists unreachable users until they verify a contact', async () => {
    const reader = await addReader('en-US', []);
    expect(await listed(reader)).toBeUndefined();
    await changed(reader, 'activity-1');
    await deliver({ sms: api.noticeSender.sms });
    expect(await listed(reader)).toMatchObject({
      mobile: reader.phone,
      email: reader.email,
      concerns: [],
      missed: 1,
      missedDate: api.clock.now.toISOString(),
    });
    expect(await listed(reader, '&concern=activity')).toBeUndefined();
    const file = await api.app.inject({
      url: `/api/sys/export/unreachable?keywords=${encodeURIComponent(reader.email)}`,
      headers: { token: await staffToken(), 'accept-language': 'en-US' },
    });
    expect(file.body).toContain(`${reader.phone},${reader.email}`);

    await api.db
      .update(users)
      .set({ phoneVerifiedAt: api.clock.now })
      .where(eq(users.id, reader.id));
    expect(await listed(reader)).toBeUndefined();
    const [{ id } = { id: '' }] = await noticesOf(reader);
    const { data } = await api.call('retryNotices', '/sys/notice/retry', {
      token: await staffToken(),
      method: 'PUT',
      body: { ids: [id] },
    });
    expect(data).toEqual({ retried: 1 });
    await deliver({ sms: api.noticeSender.sms });
    expect(await noticesOf(reader)).toMatchObject([{ state: 'sent', channel: 'sms' }]);
  });

  it('marks entries, editions and attendees with unreachable users', async () => {
    const token = await staffToken();
    const reader = await addReader('en-US', []);
    const activityId = await addActivity();
    const signUp = { status: 'signedUp' as const, signedUpAt: api.clock.now };
    await api.db.insert(activitySignUps).values({ activityId, userId: reader.id, ...signUp });
    const attendees = await api.call('listAttendees', `/sys/activity/${activityId}/attendees`, {
      token,
    });
    expect(attendees.data.records).toMatchObject([{ id: reader.id, unreachable: true }]);
    expect((await listed(reader, '&concern=activity'))?.concerns).toEqual(['activity']);

    const [entry] = await api.db.select().from(projects).where(eq(projects.status, 1)).limit(1);
    if (entry === undefined) throw new Error('the demo has no submitted entry');
    const owner = eq(users.id, entry.userId);
    const { emailVerifiedAt, phoneVerifiedAt } = users;
    const [before] = await api.db
      .select({ emailVerifiedAt, phoneVerifiedAt })
      .from(users)
      .where(owner);
    const read = async () => {
      const detail = await api.call('getStaffProject', `/sys/project/${entry.id}`, { token });
      const editions = await api.call('listStaffMatches', '/sys/match', { token });
      const edition = editions.data.find(({ id }) => id === entry.matchId);
      return [detail.data.entry.unreachable ?? false, edition?.unreachable ?? 0] as const;
    };
    const [, others] = await read();
    await api.db.update(users).set({ emailVerifiedAt: null, phoneVerifiedAt: null }).where(owner);
    const [marked, count] = await read();
    await api.db
      .update(users)
      .set(before ?? {})
      .where(owner);
    expect(marked).toBe(true);
    expect(count).toBeGreaterThanOrEqual(others);
    expect(count).toBeGreaterThan(0);
  });
}
