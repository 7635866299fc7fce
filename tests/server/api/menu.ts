import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/http/types.ts';
import { saveNewest } from '../support/saves.ts';
import { api, loginAdministrator } from './context.ts';

type Items = Schemas['StaffMenuItem'][];

const LINK = {
  routerName: 'ExternalLink',
  title: { CN: '园区官网', US: 'The park' },
  path: 'https://park.example.org/',
  hidden: false,
};

/** The main menu as staff edit it. */
export function menuTests(): void {
  let token: string;
  let stored: Items;

  beforeAll(async () => {
    token = await loginAdministrator();
    stored = (await api.call('listStaffMenu', '/sys/menu', { token })).data.items;
  });
  afterAll(async () => {
    await write(stored);
  });

  const write = (items: Items) =>
    saveNewest(api, 'updateMenu', { token, method: 'PUT', body: { items } });
  const read = async (language = 'zh-CN') =>
    (await api.call('getMenu', '/client/menu', { headers: { 'accept-language': language } })).data;

  it('returns the entries in the order that staff have set, without hidden ones', async () => {
    const [first, second, ...rest] = stored;
    if (first === undefined || second === undefined) throw new Error('the demo has no menu');
    await write([second, { ...first, hidden: true }, ...rest]);
    const names = (await read()).map(({ routerName }) => routerName);
    expect(names).toEqual([second, ...rest].map(({ routerName }) => routerName));
  });

  it('returns the names that staff have set, in the request’s language', async () => {
    const renamed = stored.map((item) =>
      item.routerName === 'Guide'
        ? { ...item, title: { CN: '办赛指南', US: 'How it works' } }
        : item,
    );
    const { data } = await write(renamed);
    const guide = (items: { routerName: string }[]) =>
      items.find(({ routerName }) => routerName === 'Guide');
    expect(guide(data.items)).toMatchObject({ title: { HK: '辦賽指南', converted: true } });
    expect(guide(await read('en-US'))).toMatchObject({ title: 'How it works' });
    expect(guide(await read('zh-HK'))).toMatchObject({ title: '辦賽指南' });
  });

  it('adds and removes a link to another site, and keeps the other entries', async () => {
    const { data } = await write([...stored, { ...LINK, permission: 'score:user' }]);
    const added = data.items.at(-1);
    expect(await read('en-US')).toContainEqual({
      id: added?.id,
      name: LINK.title.CN,
      routerName: 'ExternalLink',
      path: LINK.path,
      permission: 'score:user',
      title: 'The park',
    });
    expect((await write(stored)).data.items).toEqual(stored);
  });

  it.each([
    ['the same page twice', () => [...stored, ...stored.slice(0, 1)], '同一页面'],
    ['a link without an address', () => [{ ...LINK, path: undefined }], '请填写链接'],
    ['a link without a name', () => [{ ...LINK, title: undefined }], '请填写链接'],
    ['an address that runs a script', () => [{ ...LINK, path: 'javascript:alert(1)' }], 'https://'],
    ['an address without encryption', () => [{ ...LINK, path: 'http://a.example/' }], 'https://'],
  ])('refuses %s, and changes nothing', async (_, items, words) => {
    const response = await write(items());
    expect(response.code).toBe(1001);
    expect(response.msg).toContain(words);
    expect((await api.call('listStaffMenu', '/sys/menu', { token })).data.items).toEqual(stored);
  });
}
