import { expect, it } from 'vitest';
import { closesAt } from '../../../openapi/event-clock.ts';
import { news } from '../../../server/database/schema.ts';
import { api, loginCompetitor } from './context.ts';

export function readTests(): void {
  it('returns the data of the public pages as the contract describes', async () => {
    const home = await api.call('getMatchHome', '/client/match/info/home');
    expect(home.data.match.edition).toBe(3);
    expect(home.data.countdown).toEqual({
      phase: 'signup',
      target: new Date(closesAt(new Date(home.data.match.signUpEnd))).toISOString(),
    });
    expect(home.data.activities.length).toBeGreaterThan(2);
    expect(home.data.highlights.length).toBeGreaterThan(0);
    expect((await api.call('getMenu', '/client/menu')).data).toHaveLength(11);
    expect((await api.call('listLinks', '/client/links')).data.length).toBeGreaterThan(0);
    expect((await api.call('listCompanies', '/client/company')).data).toHaveLength(2);
    await api.call('getMatchInfo', '/client/match/info');
    await api.call('getTime', '/client/time');
    const config = await api.call('getConfig', '/client/config/mobileSite');
    expect(config.data.content).not.toBe('');
    const missing = await api.call('getConfig', '/client/config/nothing');
    expect(missing).toMatchObject({ status: 404, code: 404 });
  });

  it('lists activities open for sign-up first on the home page', async () => {
    const home = await api.call('getMatchHome', '/client/match/info/home');
    const states = home.data.activities.map(({ state }) => state);
    const inState = async (state: 'open' | 'upcoming') => {
      const list = await api.call(
        'listActivities',
        `/client/activity/anons?state=${state}&pageSize=6`,
      );
      return list.data.records.map(() => state);
    };
    const joinable = [...(await inState('open')), ...(await inState('upcoming'))];
    expect(joinable.length).toBeGreaterThan(0);
    expect(states).toEqual(joinable.slice(0, 6));
  });

  it('counts the current edition so far, without funds before it has ended', async () => {
    const { match, editions } = (await api.call('getMatchHome', '/client/match/info/home')).data;
    expect(editions.map(({ status }) => status)).toEqual(['signup', 'finished', 'finished']);
    expect(editions[0]?.figures).toEqual(match.figures);
    expect(match.figures.finance).toBe(0);
  });

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

  it('filters activities by state', async () => {
    for (const state of ['upcoming', 'open', 'full', 'ended']) {
      const path = `/client/activity/anons?state=${state}&pageSize=100`;
      const { data } = await api.call('listActivities', path);
      expect(data.total).toBeGreaterThan(0);
      expect(new Set(data.records.map((row) => row.state))).toEqual(new Set([state]));
    }
  });

  it('filters activities by time range, including those that touch it', async () => {
    const all = (await api.call('listActivities', '/client/activity/anons?pageSize=100')).data;
    const some = all.records[0];
    if (some === undefined) throw new Error('The demo has no activities');
    const within = async (from: string, to: string) => {
      const span = `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
      const path = `/client/activity/anons?pageSize=100&${span}`;
      return (await api.call('listActivities', path)).data.records.map(({ id }) => id);
    };
    expect(await within(some.end, some.end)).toContain(some.id);
    expect(await within(some.start, some.start)).not.toContain(some.id);
    const [from, to] = [api.clock.now, new Date(api.clock.now.getTime() + 7 * 86_400_000)];
    const expected = all.records.filter(
      (row) => new Date(row.end) >= from && new Date(row.start) < to,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await within(from.toISOString(), to.toISOString())).toEqual(
      expected.map(({ id }) => id),
    );
  });

  it('returns no attendees of an activity', async () => {
    const token = await loginCompetitor();
    const path = '/client/activity/anons?pageSize=100';
    const { data } = await api.call('listActivities', path, { token });
    expect(data.records.some((row) => 'signUpStatus' in row)).toBe(false);
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

  it('sends files with a sandbox policy', async () => {
    const { data } = await api.call('getMatchInfo', '/client/match/info');
    const url = `/api/sys/file/download/${data.bannerFileId}`;
    const response = await api.app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(response.body).toMatch(/^<svg/);
    const headers = { 'if-none-match': String(response.headers.etag) };
    expect((await api.app.inject({ url, headers })).statusCode).toBe(304);
    expect((await api.app.inject('/api/sys/file/download/nothing')).statusCode).toBe(404);
  });

  it('answers 304 for a cached menu, and compresses with brotli when the client accepts it', async () => {
    const first = await api.app.inject('/api/client/menu');
    const headers = { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' };
    const again = await api.app.inject({ url: '/api/client/menu', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const encoded = await api.app.inject({
      url: '/api/client/menu',
      headers: { 'accept-encoding': 'br' },
    });
    expect(encoded.headers['content-encoding']).toBe('br');
  });
}
