import { expect, it } from 'vitest';
import { closesAt } from '../../../openapi/event-clock.ts';
import { api } from './context.ts';

/** Home page, configuration, menu and files as visitors receive them. */
export function publicResponseTests(): void {
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
