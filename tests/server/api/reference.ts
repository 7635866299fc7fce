import { expect, it } from 'vitest';
import { matches } from '../../../server/database/schema.ts';
import { api } from './context.ts';

export function referenceTests(): void {
  it('returns cities of all of China, each in a listed province', async () => {
    const { data } = await api.call('listCities', '/client/city');
    const cities = data.filter((row) => row.parentCode !== undefined);
    const provinces = new Set(data.filter((row) => !row.parentCode).map((row) => row.code));
    expect(provinces.size).toBe(34);
    expect(cities).toHaveLength(359);
    expect(cities.every((row) => provinces.has(row.parentCode ?? ''))).toBe(true);
    expect(data.find((row) => row.code === '440300')?.name).toEqual({
      CN: '深圳',
      US: 'Shenzhen',
      HK: '深圳',
    });
  });

  it('returns four tracks with stories of past editions', async () => {
    const { data } = await api.call('listDomains', '/client/domain');
    expect(data.map((row) => row.code)).toEqual(['ai', 'health', 'energy', 'manufacturing']);
    for (const domain of data) {
      expect(domain.stories.length).toBeGreaterThan(1);
      for (const story of domain.stories) expect(story.figures.length).toBeGreaterThan(0);
    }
  });

  it('returns editions newest first, marks the current one, and includes results of past ones', async () => {
    const { data } = await api.call('listEditions', '/client/match/info/sub');
    expect(data.map((row) => row.edition)).toEqual([3, 2, 1]);
    expect(data.map((row) => row.current)).toEqual([true, false, false]);
    expect(data[0]?.winners).toEqual([]);
    expect(data[1]?.winners[0]?.award).toBe('特等奖');
    expect(data[1]?.gallery.length).toBeGreaterThan(3);
    const picture = `/api/sys/file/download/${data[1]?.gallery[0]?.fileId}`;
    expect((await api.app.inject(picture)).statusCode).toBe(200);
  });

  it('returns organisations, hosts first', async () => {
    const { data } = await api.call('listOrganisations', '/client/match/org');
    expect(data).toHaveLength(12);
    expect(data[0]?.kind).toBe('host');
    expect(data.at(-1)?.kind).toBe('support');
  });

  it('titles the statement in the caller’s language unless the edition has its own title', async () => {
    const headers = { 'accept-language': 'en-US' };
    const path = '/client/match/info/statement';
    const { data } = await api.call('getStatement', path, { headers });
    expect(data.title).toBe('Solemn statement of the competition committee');
    expect(data.content.length).toBeGreaterThan(2);
    expect((await api.call('getStatement', path)).data.title).toBe('大赛组委会郑重声明');

    await api.db
      .update(matches)
      .set({ statementTitle: { CN: '参赛承诺书', US: 'Promise of competitors' } });
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 11_000);
    expect((await api.call('getStatement', path, { headers })).data.title).toBe(
      'Promise of competitors',
    );
    api.clock.now = before;
    await api.db.update(matches).set({ statementTitle: null });
  });

  it('answers 304 for cached dictionaries', async () => {
    const url = '/api/client/config/dict/all';
    const first = await api.app.inject(url);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await api.app.inject({ url, headers })).statusCode).toBe(304);
  });

  it('finds an entry by type and value, with its children', async () => {
    const { data } = await api.call('getMapping', '/mapping/dict/type-domain/value-energy');
    expect(data.entry.labels.US).toBe('Green energy');
    expect(data.children.map((row) => row.value)).toEqual(['storage', 'hydrogen', 'grid']);
    const missing = await api.call('getMapping', '/mapping/dict/type-domain/value-nothing');
    expect(missing).toMatchObject({ status: 404, code: 404 });
  });
}
