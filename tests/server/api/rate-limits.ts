import { notInArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { operations } from '../../../openapi/generated/operations.ts';
import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { rateLimits } from '../../../server/database/schema.ts';
import { codeIn } from '../support/sent.ts';
import { api, CONSENT, HOUR, loginCompetitor } from './context.ts';

interface Operation {
  operationId: keyof operations;
  'x-access'?: string;
  'x-rate-limit'?: string;
}

const LIMITED = Object.entries<Record<string, Operation>>(
  specification.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-rate-limit'] !== undefined)
    .map(([method, { operationId: id }]) => ({
      id,
      path: path.replace(/\{\w+\}/g, 'nothing'),
      method: method.toUpperCase() as 'GET',
    })),
);

/** Addresses that are kept for examples; each test takes others. */
const elsewhere = (network: number, host: number) => `198.51.${network}.${host}`;

const english = { 'accept-language': 'en-US' };
const login = (username: string, password: string, address: string) =>
  api.call('login', '/client/user/login', {
    body: { username, password },
    address,
    headers: english,
  });
const sendCode = (phone: string) =>
  api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone }, headers: english });

async function later<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + milliseconds);
  try {
    return await act();
  } finally {
    api.clock.now = before;
  }
}

/** What is said to who calls too often. */
export function rateLimitTests(): void {
  it.each(LIMITED)('$id is refused beyond its limit, for one network', async (called) => {
    const { id, path, method } = called;
    const body = id === 'searchSite' ? undefined : {};
    const token = await loginCompetitor();
    const call = (address: string) =>
      api.call(id, path, { method, body, token, address, headers: english });
    const before = (await api.db.select().from(rateLimits)).map(({ key }) => key);
    expect((await call('2001:db8:1:2::1')).status).not.toBe(429);
    // All that this network may do is done.
    const fresh = before.length === 0 ? undefined : notInArray(rateLimits.key, before);
    await api.db.update(rateLimits).set({ calls: 100_000 }).where(fresh);

    const refused = await call('2001:db8:1:2:ffff::2');
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.msg).toMatch(/please try again in \d+ (seconds|minutes|hours)$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('2001:db8:1:3::1')).status).not.toBe(429);
    expect((await call('127.0.0.1')).status).not.toBe(429);
    await api.db.delete(rateLimits).where(fresh);
  });

  it('lets a network make 50 accounts in an hour, and more in the next', async () => {
    let at = 0;
    const register = () => {
      at += 1;
      const mobile = `147${String(at).padStart(8, '0')}`;
      const email = `limited-${at}@example.org`;
      const body = { username: mobile, mobile, consent: CONSENT, email, password: 'registered' };
      const address = elsewhere(1, 1);
      return api.call('registerUser', '/client/user/register', { body, address });
    };
    for (let made = 0; made < 50; made += 1) expect((await register()).code).toBe(200);
    expect((await register()).headers['retry-after']).toBe('3600');
    expect((await later(HOUR + 1, register)).code).toBe(200);
  }, 60_000);

  it('slows down guesses at one account from many networks, and lets its user in at home', async () => {
    const owner = ['13800000001', 'Compete-2026'] as const;
    const home = elsewhere(2, 1);
    expect((await login(...owner, home)).code).toBe(200);
    let network = 2;
    const guess = () => {
      network += 1;
      return login(owner[0], 'a-guess', elsewhere(3, network));
    };
    for (let tried = 0; tried < 20; tried += 1) expect((await guess()).code).toBe(1001);
    expect((await guess()).code).toBe(1001);
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect((await later(1500, guess)).code).toBe(1001);
    expect((await later(1500, guess)).headers['retry-after']).toBe('2');
    expect((await later(1500, () => login(...owner, home))).code).toBe(200);
  });

  it('sends ten codes a day to one recipient, whether it has an account or not', async () => {
    for (const phone of ['13800000001', '13712345678']) {
      const from = api.clock.now;
      for (let sent = 0; sent < 10; sent += 1) {
        api.clock.now = new Date(from.getTime() + sent * 61_000);
        expect((await sendCode(phone)).code).toBe(200);
      }
      const refused = await later(61_000, () => sendCode(phone));
      expect(refused).toMatchObject({
        status: 429,
        code: 429,
        msg: 'The limit for today is reached, please try again in 24 hours',
      });
      api.clock.now = from;
      expect((await later(24 * HOUR + 1000, () => sendCode(phone))).code).toBe(200);
    }
  });

  it('counts tries over several codes and networks: the right one is refused after 20', async () => {
    const phone = '13800000002';
    const from = api.clock.now;
    let network = 0;
    const enter = (verifyCode: string) => {
      network += 1;
      const body = { phone, verifyCode };
      return api.call('loginByPhone', '/client/user/login/phone', {
        body,
        address: elsewhere(4, network),
      });
    };
    for (let asked = 0; asked < 5; asked += 1) {
      api.clock.now = new Date(from.getTime() + asked * 61_000);
      expect((await sendCode(phone)).code).toBe(200);
      const wrong =
        codeIn(api.noticeSender.messages.at(-1)?.text) === '000000' ? '111111' : '000000';
      for (let tried = 0; tried < 4; tried += 1) expect((await enter(wrong)).code).toBe(1001);
    }
    const right = codeIn(api.noticeSender.messages.at(-1)?.text);
    expect(await enter(right)).toMatchObject({ status: 429, code: 429 });
    api.clock.now = from;
  });
}
