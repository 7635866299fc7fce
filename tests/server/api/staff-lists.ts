import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../server/http/types.ts';
import { api, loginAdministrator } from './context.ts';

interface Item {
  id?: string;
  [field: string]: unknown;
}
interface List {
  items: Item[];
  revision: string;
}

/** Lists that staff read and save as a whole, and the operations that visitors read them with. */
const LISTS = [
  [
    'listStaffOrganisations',
    'updateOrganisations',
    '/sys/organisation',
    'listOrganisations',
    '/client/match/org',
  ],
  ['listStaffLinks', 'updateLinks', '/sys/link', 'listLinks', '/client/links'],
  ['listStaffCompanies', 'updateCompanies', '/sys/company', 'listCompanies', '/client/company'],
  [
    'listStaffHighlights',
    'updateHighlights',
    '/sys/highlight',
    'getMatchHome',
    '/client/match/info/home',
  ],
  ['listStaffTemplates', 'updateTemplates', '/sys/template', 'listTemplates', '/client/template'],
  ['listStaffStories', 'updateStories', '/sys/story', 'listDomains', '/client/domain'],
] as const satisfies readonly [OperationId, OperationId, string, OperationId, string][];

/** The text without generated ids and names, and without view counts. */
const comparable = (text: string) =>
  text.replace(/"id":"[^"]*"|"name":"[\w-]+\.docx"|"browseNumber":\d+/g, '""');

/** Lists of the site as staff edit them. */
export function staffListTests(): void {
  let token: string;
  beforeAll(async () => {
    token = await loginAdministrator();
  });

  describe.each(LISTS)('%s', (read, update, path, publicRead, publicPath) => {
    let stored: List | undefined;

    const list = async () => (await api.call(read, path, { token })).data as unknown as List;
    const write = (items: Item[], revision: string) =>
      api.call(update, path, { token, method: 'PUT', body: { items, revision } });
    const seen = async (language = 'en-US') => {
      const headers = { 'accept-language': language };
      // Also compares the home page, which shows stories.
      await api.call('getMatchHome', '/client/match/info/home', { headers });
      return JSON.stringify((await api.call(publicRead, publicPath, { headers })).data);
    };
    afterEach(async () => {
      if (stored !== undefined) await write(stored.items, (await list()).revision);
      stored = undefined;
    });
    const begin = async () => {
      stored = await list();
      return stored;
    };

    it('can be emptied and filled again, and visitors then see the same in each language', async () => {
      const { items, revision } = await begin();
      expect(items.length).toBeGreaterThan(1);
      const before = [await seen(), await seen('zh-CN'), await seen('zh-HK')];
      const emptied = (await write([], revision)).data as unknown as List;
      expect(emptied.items).toEqual([]);
      expect(await seen()).not.toBe(before[0]);
      const anew = items.map(({ id: _id, ...item }) => item);
      expect((await write(anew, emptied.revision)).code).toBe(200);
      const after = [await seen(), await seen('zh-CN'), await seen('zh-HK')];
      expect(after.map(comparable)).toEqual(before.map(comparable));
    });

    it('keeps the order and ids that staff have saved', async () => {
      const { items, revision } = await begin();
      const { data } = await write(items.toReversed(), revision);
      const written = data as unknown as List;
      expect(written.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toReversed());
    });

    it('refuses a save over a concurrent one with 409', async () => {
      const { items, revision } = await begin();
      await write(items.toReversed(), revision);
      const response = await write(items, revision);
      expect([response.status, response.code]).toEqual([409, 409]);
      expect((await list()).items[0]?.id).toBe(items.at(-1)?.id);
    });

    it('marks a text that is not written in the request’s language', async () => {
      const { items, revision } = await begin();
      const [first, ...rest] = items;
      const chinese = Object.entries(first ?? {}).map(([field, value]) =>
        typeof value === 'object' && value !== null && 'US' in value
          ? [field, { CN: '只有中文' }]
          : [field, value],
      );
      expect((await write([Object.fromEntries(chinese) as Item, ...rest], revision)).code).toBe(
        200,
      );
      // The language is in the same record as the text.
      expect(await seen()).toMatch(/只有中文[^{]*"language":"CN"|只有中文.*\],"language":"CN"/);
    });
  });

  const change = async (path: string, read: OperationId, update: OperationId, field: object) => {
    const { items, revision } = (await api.call(read, path, { token })).data as List;
    const [first, ...rest] = items;
    const body = { items: [{ ...first, ...field }, ...rest], revision };
    return await api.call(update, path, { token, method: 'PUT', body });
  };

  it.each([
    [
      'a picture that isn’t stored',
      '/sys/organisation',
      LISTS[0],
      { logoFileId: 'nothing' },
      '图片无效',
    ],
    [
      'an address that runs a script',
      '/sys/organisation',
      LISTS[0],
      { url: 'javascript:1' },
      '网址无效',
    ],
    ['an address that is none', '/sys/link', LISTS[1], { url: 'park' }, '网址无效'],
    ['a file that isn’t stored', '/sys/template', LISTS[4], { fileId: 'nothing' }, '文件无效'],
    ['an unknown track', '/sys/story', LISTS[5], { domain: 'nothing' }, '赛道或赛事不存在'],
    ['an unknown edition', '/sys/story', LISTS[5], { matchId: 'nothing' }, '赛道或赛事不存在'],
  ])('refuse %s, and change nothing', async (_, path, [read, update], field, words) => {
    const before = (await api.call(read, path, { token })).data;
    const response = await change(path, read, update, field);
    expect(response.code).toBe(1001);
    expect(response.msg).toContain(words);
    expect((await api.call(read, path, { token })).data).toEqual(before);
  });
}
