import { expect, it } from 'vitest';
import { sessions } from '../../../server/database/schema.ts';
import { api, COMPETITOR, HOUR, loginAdministrator, loginCompetitor } from './context.ts';

export function sessionTests(): void {
  it('logs in with the demo account and returns its user', async () => {
    const token = await loginCompetitor();
    expect(token).toHaveLength(43);
    const { data } = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(data.phone).toBe(COMPETITOR[0]);
  });

  it('stores a token as its hash only', async () => {
    const token = await loginCompetitor();
    const rows = await api.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['13800000001', '13999999999'])('refuses %s with a wrong password', async (username) => {
    const body = { username, password: 'wrong-password' };
    const response = await api.call('login', '/client/user/login', { body });
    expect(response).toMatchObject({ status: 200, code: 1001, msg: '用户名或密码错误' });
  });

  it('refuses the eleventh try in ten minutes, even with the right password', async () => {
    const body = { username: '13800000002', password: 'wrong-password' };
    const options = { body, headers: { 'accept-language': 'en-US' } };
    for (let i = 0; i < 10; i += 1) await api.call('login', '/client/user/login', options);
    const right = { ...options, body: { ...body, password: 'Score-2026' } };
    const response = await api.call('login', '/client/user/login', right);
    expect(response).toMatchObject({
      status: 429,
      code: 429,
      headers: { 'retry-after': '600' },
      msg: 'Too many attempts, please try again in 10 minutes',
    });
  });

  it.each([
    ['no token', undefined],
    ['a malformed token', 'x'],
    ['an unknown token', 'x'.repeat(43)],
  ])('answers 401 for %s', async (_, token) => {
    const response = await api.call('getCurrentUser', '/client/user/current', {
      ...(token === undefined ? {} : { token }),
    });
    expect(response).toMatchObject({ status: 401, code: 401, msg: '登录已过期，请重新登录' });
  });

  it('ends only sessions of staff after an hour without a request', async () => {
    const tokens = [await loginAdministrator(), await loginCompetitor()];
    const before = api.clock.now;
    const statusesAfter = async (minutes: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
      const asked = tokens.map((token) =>
        api.call('getCurrentUser', '/client/user/current', { token }),
      );
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    // Each request restarts the hour.
    expect(await statusesAfter(40)).toEqual([200, 200]);
    expect(await statusesAfter(59)).toEqual([200, 200]);
    expect(await statusesAfter(61)).toEqual([401, 200]);
    api.clock.now = before;
    // An expired session does not become valid again.
    expect(await statusesAfter(0)).toEqual([401, 200]);
  });

  it('ends a session after a week', async () => {
    const token = await loginCompetitor();
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 7 * 24 * HOUR + 1);
    const response = await api.call('getCurrentUser', '/client/user/current', { token });
    api.clock.now = before;
    expect(response.status).toBe(401);
  });
}
