import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { news } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';

const ARTICLE = {
  kind: 'news',
  title: { CN: '发布会面向公众开放' },
  source: { CN: '组委会' },
  summary: { CN: '欢迎参加' },
  content: { CN: '<p>详见<a href="https://example.org/发布">网络</a></p>' },
  published: true,
};
const ENGLISH = {
  title: { ...ARTICLE.title, US: 'The launch is open to everyone' },
  source: { ...ARTICLE.source, US: 'Committee' },
  summary: { ...ARTICLE.summary, US: 'Welcome' },
  content: { ...ARTICLE.content, US: '<p>Online</p>' },
};

let token: string;

const body = (change: object = {}) => ({
  ...ARTICLE,
  publishDate: api.clock.now.toISOString(),
  ...change,
});
const create = (change?: object) =>
  api.call('createNews', '/sys/news', { token, body: body(change) });
const update = (id: string, change: object) =>
  saveNewest(api, 'updateNews', { token, method: 'PUT', body: body({ id, ...change }) });
const read = (id: string, language: string) =>
  api.call('getNews', `/client/news/anons/${id}`, { headers: { 'accept-language': language } });

/** Content of staff in the languages of the site. */
export function localizedTests(): void {
  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('returns a record in the caller’s language once all its texts are translated', async () => {
    const { data } = await create(ENGLISH);
    expect((await read(data.id, 'en-US')).data).toMatchObject({
      language: 'US',
      languages: ['CN', 'US', 'HK'],
      title: 'The launch is open to everyone',
      content: '<p>Online</p>',
    });
    expect((await read(data.id, 'zh-CN')).data).toMatchObject({
      language: 'CN',
      title: '发布会面向公众开放',
    });
  });

  it('returns a record in Chinese, marked as such, while an English text is missing', async () => {
    const { data } = await create({ ...ENGLISH, summary: ARTICLE.summary });
    expect((await read(data.id, 'en-US')).data).toMatchObject({
      language: 'CN',
      languages: ['CN', 'HK'],
      title: '发布会面向公众开放',
    });
  });

  it('converts Chinese to missing Traditional Chinese, except URLs', async () => {
    const { data } = await create();
    expect(data.title).toMatchObject({ HK: '發佈會面向公眾開放', converted: true });
    expect((await read(data.id, 'zh-HK')).data).toMatchObject({
      language: 'HK',
      title: '發佈會面向公眾開放',
      content: '<p>詳見<a href="https://example.org/发布">網絡</a></p>',
    });
  });

  it('keeps Traditional Chinese that staff have written', async () => {
    const written = { title: { ...ARTICLE.title, HK: '發佈會公開舉行' } };
    const { data } = await create(written);
    expect(data.title).toEqual({ ...written.title });
    expect((await read(data.id, 'zh-HK')).data.title).toBe('發佈會公開舉行');
  });

  it('converts again when the Chinese changes and the sent conversion is unchanged', async () => {
    const { data } = await create();
    const { HK } = data.title;
    const changed = await update(data.id, { title: { CN: '面试开始', HK } });
    expect(changed.data.title).toEqual({ CN: '面试开始', HK: '面試開始', converted: true });
  });

  it('lists translations older than the Chinese text until they change', async () => {
    const { data } = await create(ENGLISH);
    const { US } = ENGLISH.title;
    const older = await update(data.id, { ...ENGLISH, title: { CN: '发布会改期', US } });
    expect(older.data.title).toMatchObject({ US, outdated: ['US'] });
    const again = await update(data.id, { ...ENGLISH, title: { CN: '发布会改期', US } });
    expect(again.data.title.outdated).toEqual(['US']);
    const repaired = await update(data.id, {
      ...ENGLISH,
      title: { CN: '发布会改期', US: 'Moved' },
    });
    expect(repaired.data.title).not.toHaveProperty('outdated');
  });

  it('lists records without a language', async () => {
    const { data } = await create({ ...ENGLISH, summary: ARTICLE.summary });
    const complete = await create(ENGLISH);
    const ids = async (language: string) => {
      const path = `/sys/news?size=100&lacks=${language}`;
      const page = await api.call('listStaffNews', path, { token });
      return page.data.records.map(({ id }) => id);
    };
    expect(await ids('US')).toContain(data.id);
    expect(await ids('US')).not.toContain(complete.data.id);
    expect(await ids('HK')).toContain(complete.data.id);
    expect(await ids('CN')).toEqual([]);
  });

  it('refuses a text without Chinese', async () => {
    expect((await create({ title: { US: 'Only English' } })).status).toBe(400);
    expect((await create({ title: { CN: '' } })).status).toBe(400);
  });

  it('returns and converts texts that were stored without languages', async () => {
    const { data } = await create();
    await api.db.update(news).set({ title: ARTICLE.title }).where(eq(news.id, data.id));
    expect((await read(data.id, 'zh-HK')).data.title).toBe('發佈會面向公眾開放');
  });

  it('caches each language separately', async () => {
    const home = (language: string) =>
      api.call('getMatchHome', '/client/match/info/home', {
        headers: { 'accept-language': language },
      });
    const languages = async (language: string) =>
      (await home(language)).data.news.map((item) => item.language);
    expect(new Set(await languages('zh-CN'))).toEqual(new Set(['CN']));
    expect(new Set(await languages('zh-HK'))).toEqual(new Set(['HK']));
    expect((await home('en-US')).headers['vary']).toMatch(/accept-language/i);
  });
}
