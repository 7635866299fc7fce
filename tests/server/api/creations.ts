import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { news } from '../../../server/database/schema.ts';
import { api, loginAdministrator, loginCompetitor } from './context.ts';
import { send } from './files.ts';

const labels = { CN: '再次', US: 'Again', HK: '再次' };

const withKey = (key: string) => ({ 'idempotency-key': key });

function newsBody(title: string) {
  return {
    kind: 'news',
    title: { CN: title },
    source: { CN: '组委会' },
    publishDate: '2026-11-20T09:00:00+08:00',
    summary: { CN: '摘要' },
    content: { CN: '<p>正文</p>' },
    published: false,
  };
}

/** Tests retries of creations with an idempotency key. */
export function creationTests(): void {
  it('creates one record for concurrent and repeated requests with one key, and returns it', async () => {
    const token = await loginAdministrator();
    const headers = withKey(randomUUID());
    const body = newsBody('一次');
    const create = () => api.call('createNews', '/sys/news', { token, body, headers });
    const [one, other] = await Promise.all([create(), create()]);
    const later = await create();
    expect(one.data.id).toMatch(/^[0-9a-f-]{36}$/);
    expect([other.data.id, later.data.id]).toEqual([one.data.id, one.data.id]);
    expect(await api.db.$count(news, eq(news.id, one.data.id))).toBe(1);
    await api.db.delete(news).where(eq(news.id, one.data.id));
  });

  it('returns the first response to a retry that a rule would now refuse', async () => {
    const token = await loginAdministrator();
    const body = { dictType: 'again', value: 'one', labels };
    const headers = withKey(randomUUID());
    const create = (own: Record<string, string>) =>
      api.call('createDictionaryEntry', '/sys/dict', { token, body, headers: own });
    const first = await create(headers);
    expect((await create(headers)).data).toEqual(first.data);
    expect((await create(withKey(randomUUID()))).code).toBe(1001);
    expect((await create({})).code).toBe(1001);
    const gone = `/sys/dict/${first.data.id}`;
    await api.call('deleteDictionaryEntry', gone, { token, method: 'DELETE' });
  });

  it('treats the same key of two accounts as two keys', async () => {
    const headers = withKey(randomUUID());
    const upload = (token: string) => send({ token, headers });
    const [mine, again] = [
      await upload(await loginCompetitor()),
      await upload(await loginCompetitor()),
    ];
    const theirs = await upload(await loginAdministrator());
    expect(mine.code).toBe(200);
    expect(again.data.id).toBe(mine.data.id);
    expect(theirs.data.id).not.toBe(mine.data.id);
  });

  it('refuses a short key', async () => {
    const token = await loginAdministrator();
    const response = await api.call('createNews', '/sys/news', {
      token,
      body: newsBody('短'),
      headers: withKey('1'),
    });
    expect([response.status, response.msg]).toEqual([400, '请求参数错误']);
  });
}
