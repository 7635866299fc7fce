import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { activities, notices } from '../../../server/database/schema.ts';
import { deliverDue, type Delivery } from '../../../server/notices/delivery.ts';
import { queueNotice } from '../../../server/notices/queue.ts';
import { addReader, type Reader } from '../support/notice-reader.ts';
import { openActivity } from '../support/open-activity.ts';
import { api } from './context.ts';
import { newKey, WHOLE } from './entries.ts';

/** Sends one batch of due notices. */
const deliver = (batch?: number) => {
  const delivery: Delivery = {
    db: api.db,
    mail: api.noticeSender.mail,
    sms: api.noticeSender.sms,
    unrecorded: new Map(),
    publicUrl: undefined,
    now: () => api.clock.now,
    batch,
  };
  return deliverDue(delivery);
};

const passSeconds = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
};

const subjectsOf = ({ email }: Reader) =>
  api.noticeSender.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

const waitingOf = ({ id }: Reader) =>
  api.db.$count(notices, and(eq(notices.userId, id), eq(notices.state, 'waiting')));

async function addActivity(): Promise<string> {
  const id = `turn-${randomUUID()}`;
  const title = { CN: '茶话会', US: 'Pitch night' };
  await api.db.insert(activities).values({ ...openActivity(id, 5, api.clock.now), title });
  return id;
}

/**
 * Signs up and cancels until the server refuses; returns the number of successful rounds and the
 * refusal.
 */
async function loopSignUps({ token }: Reader, activityId: string) {
  for (let round = 0; round < 300; round += 1) {
    const body = { activityId };
    const signedUp = await api.call('signUpActivity', '/client/activity/signUp', { token, body });
    if (signedUp.code !== 200) return { round, msg: signedUp.msg };
    passSeconds(1);
    await api.call('cancelActivity', '/client/activity/cancel', { token, body });
    passSeconds(1);
  }
  return { round: 300, msg: '' };
}

/** Fair delivery: many notices of one account neither delay other users nor repeat one topic. */
export function noticeTurnTests(): void {
  let flooder: Reader;
  beforeEach(async () => {
    while ((await deliver()) > 0);
    flooder = await addReader('en-US');
  });

  it.each([
    ['one notice per batch', 1],
    ['default batch size', undefined],
  ])('sends another user’s notice in the next batch (%s)', async (_, batch) => {
    const queue = (reader: Reader, about: string) =>
      queueNotice(api.db, {
        event: 'activitySignedUp',
        about,
        userIds: [reader.id],
        values: { id: about, title: about, place: '', time: api.clock.now.toISOString() },
        now: api.clock.now,
      });
    for (let round = 0; round < 100; round += 1) {
      await queue(flooder, `loop ${String(round)}`);
      passSeconds(1);
    }
    await deliver(batch);
    const other = await addReader('en-US');
    await queue(other, 'other');
    await deliver(batch);
    expect(subjectsOf(other)).toEqual(['Signed up: other']);
    // Each user’s notices stay in order.
    const [first] = subjectsOf(flooder);
    expect(first).toBe('Signed up: loop 0');
  });

  it('refuses a loop of sign-ups and cancellations, and drops notices of cancelled sign-ups', async () => {
    const id = await addActivity();
    const { round, msg } = await loopSignUps(flooder, id);
    expect(round).toBe(11);
    expect(msg).toMatch(/^您已多次取消并重新报名该活动，请 \d+ 分钟后再报名$/);
    expect(await waitingOf(flooder)).toBe(0);
    await deliver();
    expect(subjectsOf(flooder)).toEqual([]);
    // Another activity accepts a sign-up at once, and this one an hour later.
    const { token } = flooder;
    for (const activityId of [await addActivity(), id]) {
      const body = { activityId };
      const { code } = await api.call('signUpActivity', '/client/activity/signUp', { token, body });
      expect(code).toBe(200);
      passSeconds(3600);
    }
  });

  it('refuses a loop of submissions and withdrawals, and sends one notice per five minutes for it', async () => {
    const { token } = flooder;
    const save = async (status: 0 | 1, revision?: number) => {
      const body = { ...WHOLE, saveKey: newKey(), status, ...(revision && { revision }) };
      passSeconds(1);
      const saved = await api.call('saveProject', '/client/project', { token, body });
      await deliver();
      return saved;
    };
    let { data } = await save(1);
    for (let round = 0; round < 10; round += 1) {
      ({ data } = await save(0, data.revision));
      ({ data } = await save(1, data.revision));
    }
    const refused = await save(0, data.revision);
    expect(refused).toMatchObject({ code: 1001 });
    expect(refused.msg).toMatch(/^您已多次撤回并重新提交该项目，请 \d+ 分钟后再撤回/);
    expect((await save(1, data.revision)).code).toBe(200);
    const name = WHOLE.name ?? '';
    expect(subjectsOf(flooder)).toEqual([`Entry received: ${name}`]);
    expect(await waitingOf(flooder)).toBe(1);
    passSeconds(300);
    await deliver();
    expect(subjectsOf(flooder)).toEqual([
      `Entry received: ${name}`,
      `Updated entry received: ${name}`,
    ]);
  });
}
