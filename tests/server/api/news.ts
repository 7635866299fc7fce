import { expect, it } from 'vitest';
import { news } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';

/**
 * Lists and articles for visitors, and news as staff edit them. Versions, drafts and deletion are tested with news as
 * the example in `records.ts`.
 */
export function newsTests(): void {
  const staffToken = () => beginSession(api.db, 'user-administrator', api.clock.now);

  it('pages through the news without gaps or repeats, newest first', async () => {
    const all = (await api.call('listNews', '/client/news/anons/news?pageSize=100')).data;
    const ids: string[] = [];
    for (let current = 1; (current - 1) * 3 < all.total; current += 1) {
      const path = `/client/news/anons/news?pageSize=3&current=${current}`;
      const { data } = await api.call('listNews', path);
      expect(data).toMatchObject({ total: all.total, current, size: 3 });
      ids.push(...data.records.map(({ id }) => id));
    }
    expect(ids).toEqual(all.records.map(({ id }) => id));
    const dates = all.records.map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    const beyond = await api.call('listNews', '/client/news/anons/news?current=1000');
    expect(beyond.data.records).toEqual([]);
  });

  it('removes scripts from an article that was written directly to the database', async () => {
    const content =
      '<p onclick="x()">text<script>alert(1)</script><a href="javascript:x()">link</a></p>';
    await api.db.insert(news).values({
      id: 'bad',
      kind: 'video',
      title: { CN: 'Bad' },
      source: { CN: 's' },
      summary: { CN: '' },
      content: { CN: content },
      publishDate: api.clock.now,
    });
    const { data } = await api.call('getNews', '/client/news/anons/bad');
    expect(data.content).toBe('<p>text<a>link</a></p>');
    expect(data).toMatchObject({ previous: null, next: { id: 'video-1' }, browseNumber: 1 });
  });

  it('returns the previous and the next article', async () => {
    const { records } = (await api.call('listNews', '/client/news/anons/news')).data;
    const [first, second, third] = records.map(({ id }) => id);
    const { data } = await api.call('getNews', `/client/news/anons/${second}`);
    expect([data.previous?.id, data.next?.id]).toEqual([first, third]);
    const oldest = await api.call('getNews', '/client/news/anons/video-6');
    expect(oldest.data.next).toBeNull();
  });

  it('publishes sanitized news, and unpublishes it', async () => {
    const token = await staffToken();
    const body = {
      kind: 'news',
      title: { CN: '报名启动' },
      published: false,
      source: { CN: '组委会' },
      summary: { CN: '即日起' },
      publishDate: api.clock.now.toISOString(),
      content: { CN: '<p>即日起<script>alert(1)</script></p>' },
    };
    const made = await api.call('createNews', '/sys/news', { token, body });
    expect(made.data.content.CN).toBe('<p>即日起</p>');
    const { id } = made.data;
    const read = () => api.call('getNews', `/client/news/anons/${id}`);
    expect((await read()).status).toBe(404);
    const put = (change: object) =>
      saveNewest(api, 'updateNews', {
        token,
        method: 'PUT',
        body: { ...body, id, ...change },
      });
    expect((await put({ published: true })).data.published).toBe(true);
    expect((await read()).data.title).toBe('报名启动');
    await put({ published: false });
    expect((await read()).status).toBe(404);
    const found = await api.call('listStaffNews', '/sys/news?size=100', { token });
    // Other news may have the same time of the test’s clock.
    expect(found.data.records.map((record) => record.id)).toContain(id);
    expect((await put({ id: 'nothing' })).status).toBe(404);
  });

  it('accepts the author’s own picture for news, and refuses other files', async () => {
    const token = await staffToken();
    const body = {
      kind: 'news',
      title: { CN: '图' },
      source: { CN: '组委会' },
      summary: { CN: '图' },
      publishDate: api.clock.now.toISOString(),
      content: { CN: '' },
      published: true,
    };
    const make = (files: object) =>
      api.call('createNews', '/sys/news', { token, body: { ...body, ...files } });
    expect((await make({ coverFileId: 'nothing' })).code).toBe(1001);
    const { data } = await make({ coverFileId: 'banner-match-3' });
    expect(data.coverFileId).toBe('banner-match-3');
    expect((await make({ videoFileId: 'banner-match-3' })).code).toBe(1001);
    expect((await make({ captionFileId: 'banner-match-3' })).code).toBe(1001);
    expect(await make({ matchInfoId: 'nothing' })).toMatchObject({ code: 1001, msg: '赛事不存在' });
    const seen = await api.call('getNews', `/client/news/anons/${data.id}`);
    expect(seen.data.coverFileId).toBe('banner-match-3');
  });
}
