import { eq, gt, notInArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { operations } from '../../../openapi/generated/operations.ts';
import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { rateLimits } from '../../../server/database/schema.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { api, CONSENT, HOUR, loginAdministrator, loginCompetitor } from './context.ts';

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
    .map(([method, { operationId: id, 'x-access': access }]) => ({
      id,
      access,
      path: path.replace(/\{\w+\}/g, 'nothing'),
      method: method.toUpperCase() as 'GET',
    })),
);

/** An address reserved for examples; each test uses its own networks. */
const elsewhere = (network: number, host: number) => `198.51.${network}.${host}`;

const english = { 'accept-language': 'en-US' };
const login = (username: string, password: string, address: string) =>
  api.call('login', '/client/user/login', {
    body: { username, password },
    address,
    headers: english,
  });
const sendCode = (phone: string, address?: string) =>
  api.call('sendLoginCode', '/client/user/login/sendVerify', {
    body: { phone },
    headers: english,
    ...(address !== undefined && { address }),
  });

async function later<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + milliseconds);
  try {
    return await act();
  } finally {
    api.clock.now = before;
  }
}

let made = 0;

/** Creates an account from this address, with a unique phone number. */
async function register(address: string) {
  made += 1;
  const mobile = `147${String(made).padStart(8, '0')}`;
  const email = `limited-${made}@example.org`;
  const body = { username: mobile, mobile, consent: CONSENT, email, password: 'registered' };
  const response = await api.call('registerUser', '/client/user/register', { body, address });
  return { mobile, ...response };
}

/** Creates a session of an account without a verified contact. */
async function registered(): Promise<string> {
  return await api.login((await register('127.0.0.1')).mobile, 'registered');
}

/** Rate limits and their responses. */
export function rateLimitTests(): void {
  it.each(LIMITED)('limits $id per network', async (called) => {
    const { id, access, path, method } = called;
    const body = id === 'searchSite' ? undefined : {};
    // The account has no verified contact, so its requests count for the network.
    const token = access === 'staff' ? await loginAdministrator() : await registered();
    const call = (address: string) =>
      api.call(id, path, { method, body, token, address, headers: english });
    const before = (await api.db.select().from(rateLimits)).map(({ key }) => key);
    expect((await call('2001:db8:1:2::1')).status).not.toBe(429);
    // Sets the network’s counter to its limit.
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

  it('allows 600 unverified registrations per network and hour', async () => {
    const hall = elsewhere(1, 1);
    const first = await register(hall);
    expect(first.code).toBe(200);
    // Counts the other 599 registrations without hashing their passwords.
    await api.db.update(rateLimits).set({ calls: 600 }).where(eq(rateLimits.calls, 1));
    expect((await register(hall)).headers['retry-after']).toBe('3600');
    const { mobile } = first;
    await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone: mobile } });
    const verifyCode = codeIn(api.noticeSender.messages.at(-1)?.text);
    const proof = { body: { phone: mobile, verifyCode }, address: hall };
    expect((await api.call('loginByPhone', '/client/user/login/phone', proof)).code).toBe(200);
    // Removes the two refused attempts, which were counted too.
    await api.db.update(rateLimits).set({ calls: 599 }).where(gt(rateLimits.calls, 599));
    expect((await register(hall)).code).toBe(200);
    expect((await register(hall)).status).toBe(429);
    expect((await later(HOUR + 1, () => register(hall))).code).toBe(200);
  }, 60_000);

  it('counts a verified account by itself, across networks', async () => {
    const token = await loginCompetitor();
    const ticket = (address: string, of = token) =>
      api.call('createFileTicket', '/client/file/ticket', { body: {}, token: of, address });
    const before = (await api.db.select().from(rateLimits)).map(({ key }) => key);
    expect((await ticket(elsewhere(7, 1))).status).not.toBe(429);
    await api.db
      .update(rateLimits)
      .set({ calls: 100_000 })
      .where(notInArray(rateLimits.key, ['', ...before]));
    expect((await ticket(elsewhere(7, 2))).status).toBe(429);
    expect((await ticket(elsewhere(7, 1), await registered())).status).not.toBe(429);
  });

  it('delays guesses at one account from many networks, and lets its user in from another network', async () => {
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

  it('limits codes to ten a day per recipient, with and without an account', async () => {
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
        msg: 'You have reached today’s limit, please try again in 24 hours',
      });
      api.clock.now = from;
      expect((await later(24 * HOUR + 1000, () => sendCode(phone))).code).toBe(200);
    }
  });

  describe('with guesses by a third party', () => {
    const phone = '13800000002';
    const enter = (verifyCode: string, address: string) =>
      api.call('loginByPhone', '/client/user/login/phone', {
        body: { phone, verifyCode },
        address,
      });
    const lastCode = () => codeIn(api.noticeSender.messages.at(-1)?.text);
    const wrongCode = () => (lastCode() === '000000' ? '111111' : '000000');
    let from: Date;
    beforeEach(() => {
      from = api.clock.now;
    });
    afterEach(() => {
      api.clock.now = from;
    });
    const passMinutes = (minutes: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000 + 1000);
    };

    it('lets the owner in after another network has used up its guesses and codes of the day', async () => {
      const [stranger, owner] = [elsewhere(4, 1), elsewhere(5, 1)];
      let refused = 0;
      for (let asked = 0; asked < 11; asked += 1) {
        const { status } = await sendCode(phone, stranger);
        if (status === 429) refused += 1;
        for (let tried = 0; tried < 3; tried += 1)
          if ((await enter(wrongCode(), stranger)).status === 429) refused += 1;
        passMinutes(1);
      }
      expect(refused).toBeGreaterThan(1);
      expect((await sendCode(phone, owner)).code).toBe(200);
      expect((await enter(lastCode(), owner)).code).toBe(200);
    });

    it('refuses the right code after five wrong ones from the same network, and accepts it from another', async () => {
      passMinutes(24 * 60);
      expect((await sendCode(phone, elsewhere(6, 1))).code).toBe(200);
      for (let tried = 0; tried < 5; tried += 1)
        expect((await enter(wrongCode(), elsewhere(7, 1))).code).toBe(1001);
      expect((await enter(lastCode(), elsewhere(7, 1))).code).toBe(1001);
      expect((await enter(lastCode(), elsewhere(6, 1))).code).toBe(200);
    });

    it('invalidates a code after 15 wrong ones from many networks, and accepts the next code', async () => {
      passMinutes(2 * 24 * 60);
      expect((await sendCode(phone, elsewhere(8, 1))).code).toBe(200);
      for (let tried = 0; tried < 15; tried += 1)
        expect((await enter(wrongCode(), elsewhere(10 + tried, 1))).code).toBe(1001);
      expect((await enter(lastCode(), elsewhere(8, 1))).code).toBe(1001);
      passMinutes(2);
      expect((await sendCode(phone, elsewhere(8, 1))).code).toBe(200);
      expect((await enter(lastCode(), elsewhere(8, 1))).code).toBe(200);
    });

    it('limits codes to twenty a day per recipient, across networks', async () => {
      passMinutes(4 * 24 * 60);
      for (let asked = 0; asked < 20; asked += 1) {
        expect((await sendCode(phone, elsewhere(30 + asked, 1))).code).toBe(200);
        passMinutes(1);
      }
      expect((await sendCode(phone, elsewhere(60, 1))).status).toBe(429);
    });
  });
}
