import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { queueNotice } from '../../../server/notices/queue.ts';
import { addReader, type Reader } from '../support/notice-reader.ts';
import { api } from './context.ts';

const queue = (reader: Reader, title: string) =>
  queueNotice(api.db, {
    event: 'activitySignedUp',
    about: randomUUID(),
    userIds: [reader.id],
    values: {
      id: 'activity-1',
      title: { CN: title, US: title },
      time: '2026-12-05T06:30:00.000Z',
      place: { CN: '一号厅', US: 'Hall 1' },
    },
    now: api.clock.now,
  });

const list = async ({ token }: Reader, language = 'en-US') =>
  (
    await api.call('listMyNotices', '/sys/user/my/notices', {
      token,
      headers: { 'accept-language': language },
    })
  ).data;

/** The user’s notices on the site, independent of mail and SMS. */
export function myNoticeTests(): void {
  let reader: Reader;
  beforeEach(async () => {
    // Without a verified contact no mail and no SMS is sent.
    reader = await addReader('en-US', []);
  });

  it('lists the user’s notices in the language of the request, newest first', async () => {
    await queue(await addReader('en-US'), 'of another user');
    await queue(reader, 'first');
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await queue(reader, 'second');
    const { records, unread } = await list(reader);
    expect(records.map(({ title }) => title)).toEqual(['Signed up: second', 'Signed up: first']);
    expect(records[0]).toMatchObject({
      event: 'activitySignedUp',
      path: '/activity/details?id=activity-1',
      read: false,
    });
    expect(records[0]?.text).toContain('14:30 (Beijing time)');
    expect(unread).toBe(2);
    expect((await list(reader, 'zh-HK')).records[0]?.title).toBe('活動報名成功：second');
  });

  it('marks only the user’s own notices as read', async () => {
    const other = await addReader('en-US');
    for (const one of [other, reader]) await queue(one, 'notice');
    const [own, foreign] = [(await list(reader)).records, (await list(other)).records];
    const ids = [...own, ...foreign].map(({ id }) => id);
    const { data } = await api.call('readMyNotices', '/sys/user/my/notices/read', {
      token: reader.token,
      method: 'PUT',
      body: { ids },
    });
    expect(data).toEqual({ unread: 0 });
    expect(await list(reader)).toMatchObject({ records: [{ read: true }], unread: 0 });
    expect((await list(other)).unread).toBe(1);
  });

  it('refuses visitors with 401', async () => {
    expect((await api.call('listMyNotices', '/sys/user/my/notices')).status).toBe(401);
  });

  it('includes the demo flag in the site’s identity', async () => {
    expect((await api.call('getIdentity', '/client/identity')).data.demo).toBe(true);
  });
}
