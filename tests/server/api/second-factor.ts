import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator } from '../../../server/identity/system-user/make-administrator.ts';
import { buildApp } from '../../../server/boot/app.ts';
import { auditLog, recoveryCodes, secondFactors, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { encryptFactorsWithCurrentKey } from '../../../server/identity/second-factor/encryption-key.ts';
import { checkAgainstContract } from '../support/contract-check.ts';
import { quickHash } from '../support/quick-hash.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { ENCRYPTION_KEY } from '../support/test-api.ts';
import { api, loginAdministrator, loginCompetitor } from './context.ts';

const PASSWORD = 'two-steps-2026';
const STEP = 30_000;
const OWN = '/sys/user/my/second-factor';

interface Person {
  id: string;
  phone: string;
  token: string;
}

interface Protected extends Person {
  secret: string;
  recoveryCodes: string[];
}

let count = 0;

/** Creates a user with a password and a verified phone number. */
async function person(change: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  const phone = String(13_540_000_000 + (count += 1));
  const id = `two-steps-${phone}`;
  const passwordHash = quickHash(PASSWORD);
  const names = { firstName: 'Lan', lastName: 'Gu', chineseName: '' };
  const verified = { phoneVerifiedAt: api.clock.now };
  const rights = { permissions: [], roles: [] };
  await api.db
    .insert(users)
    .values({ id, phone, passwordHash, ...names, ...verified, ...rights, ...change });
  return { id, phone, token: await beginSession(api.db, id, api.clock.now) };
}

/** The code that an authenticator app shows, offset by time steps. */
function shownBy(secret: string, steps = 0): string {
  const timestamp = api.clock.now.getTime() + steps * STEP;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Advances the clock, so that the app shows another code. */
function advanceClock(milliseconds = STEP): void {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
}

/** Six digits that differ from the app’s current code. */
function wrongFor(secret: string): string {
  const right = [-1, 0, 1].map((steps) => shownBy(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

const begin = (token: string, password = PASSWORD) =>
  api.call('beginMySecondFactor', OWN, { token, body: { password } });
const confirm = (token: string, code: string) =>
  api.call('confirmMySecondFactor', `${OWN}/confirm`, { token, body: { code } });
const state = (token: string) => api.call('getMySecondFactor', OWN, { token });
const turnOff = (token: string, code: string, password = PASSWORD) =>
  api.call('removeMySecondFactor', `${OWN}/remove`, { token, body: { password, code } });
const logIn = ({ phone }: Person) =>
  api.call('login', '/client/user/login', { body: { username: phone, password: PASSWORD } });
const finish = (loginTicket: string, code: string) =>
  api.call('confirmLogin', '/client/user/login/confirm', { body: { loginTicket, code } });
const current = (token: string) => api.call('getCurrentUser', '/client/user/current', { token });

/** Logs in by password and returns the login ticket. */
async function firstStep(who: Person): Promise<string> {
  const response = await logIn(who);
  expect(response).toMatchObject({ status: 200, code: 1005 });
  expect(response).not.toHaveProperty('data');
  return (response as unknown as { loginTicket: string }).loginTicket;
}

/** Creates a user with two-step login whose current code is unused. */
async function protectedPerson(change?: Parameters<typeof person>[0]): Promise<Protected> {
  const who = await person(change);
  const { secret } = (await begin(who.token)).data;
  const { data } = await confirm(who.token, shownBy(secret));
  advanceClock();
  return { ...who, secret, recoveryCodes: data.recoveryCodes };
}

const records = (userId: string) =>
  api.db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(auditLog.at);

/** Two-step login. */
export function secondFactorTests(): void {
  it('is set up with the user’s password and a code of the app, and ends every other session', async () => {
    const who = await person();
    const other = await beginSession(api.db, who.id, api.clock.now);
    expect((await state(who.token)).data).toEqual({
      enabled: false,
      required: false,
      recoveryCodesLeft: 0,
    });
    expect((await begin(who.token, 'wrong-2026')).msg).toBe('当前密码不正确');
    expect((await confirm(who.token, '123456')).msg).toBe('请重新开始设置两步登录');
    const { data } = await begin(who.token);
    const uri = new URL(data.uri);
    expect(uri.searchParams.get('secret')).toBe(data.secret);
    expect(decodeURIComponent(uri.pathname)).toContain(who.phone);
    // The set-up has no effect before the app’s code is confirmed.
    expect((await logIn(who)).code).toBe(200);
    expect((await confirm(who.token, wrongFor(data.secret))).code).toBe(1001);
    const confirmed = await confirm(who.token, shownBy(data.secret));
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await state(who.token)).data).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await current(other)).status).toBe(401);
    expect((await current(who.token)).status).toBe(200);
    expect((await begin(who.token)).msg).toBe('两步登录已开启，请先关闭');
  });

  it('discards an unconfirmed set-up after an hour', async () => {
    const who = await person();
    const { secret } = (await begin(who.token)).data;
    advanceClock(3_600_001);
    expect((await confirm(who.token, shownBy(secret))).msg).toBe('请重新开始设置两步登录');
    expect((await state(who.token)).data.enabled).toBe(false);
  });

  it('starts no session by password before the code, and accepts a code once', async () => {
    const who = await protectedPerson();
    const ticket = await firstStep(who);
    expect((await current(ticket)).status).toBe(401);
    const code = shownBy(who.secret);
    const { data } = await finish(ticket, code);
    expect(data.phone).toBe(who.phone);
    expect((await current(data.token)).data.id).toBe(who.id);
    expect((await finish(ticket, code)).msg).toBe('登录已超时，请重新登录');
    // A used code and earlier codes can’t be used again.
    const again = await firstStep(who);
    expect((await finish(again, code)).msg).toBe('验证码不正确或已使用过');
    expect((await finish(again, shownBy(who.secret, -1))).code).toBe(1001);
    expect((await finish(again, shownBy(who.secret, 1))).code).toBe(200);
  });

  it('accepts the same code for one of two concurrent logins', async () => {
    const who = await protectedPerson();
    const tickets = [await firstStep(who), await firstStep(who)];
    const code = shownBy(who.secret);
    const responses = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(responses.map((response) => response.code).toSorted()).toEqual([1001, 200]);
  });

  it.each([
    [-2, 1001],
    [-1, 200],
    [1, 200],
    [2, 1001],
  ])('answers a code that is %i time steps away with %i', async (steps, answered) => {
    const who = await protectedPerson();
    advanceClock(2 * STEP);
    expect((await finish(await firstStep(who), shownBy(who.secret, steps))).code).toBe(answered);
  });

  it('starts no session by SMS before the code', async () => {
    const who = await protectedPerson();
    const { phone } = who;
    await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone } });
    const body = { phone, verifyCode: codeIn(api.noticeSender.messages.at(-1)?.text) };
    const response = await api.call('loginByPhone', '/client/user/login/phone', { body });
    expect(response.code).toBe(1005);
    const { loginTicket } = response as unknown as { loginTicket: string };
    expect((await finish(loginTicket, shownBy(who.secret))).code).toBe(200);
  });

  it('stays enabled after a password reset by mail, which invalidates login tickets', async () => {
    const email = 'two-steps-reset@example.org';
    const who = await protectedPerson({ email, emailVerifiedAt: api.clock.now });
    const ticket = await firstStep(who);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ask = `/client/user/reset-password/send-email?email=${email}`;
    await api.call('sendResetCode', ask, { method: 'POST', headers });
    const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);
    const body = { email, verifyCode, newPassword: PASSWORD };
    const reset = await api.call('resetPassword', '/client/user/reset-password/email', { body });
    expect(reset.code).toBe(200);
    expect((await finish(ticket, shownBy(who.secret))).msg).toBe('登录已超时，请重新登录');
    await firstStep(who);
  });

  it('invalidates a ticket after 5 minutes and after 5 tries', async () => {
    const who = await protectedPerson();
    const late = await firstStep(who);
    advanceClock(5 * 60_000);
    expect((await finish(late, shownBy(who.secret))).msg).toBe('登录已超时，请重新登录');
    const ticket = await firstStep(who);
    for (let i = 0; i < 5; i += 1)
      expect((await finish(ticket, wrongFor(who.secret))).msg).toBe('验证码不正确或已使用过');
    expect((await finish(ticket, shownBy(who.secret))).msg).toBe('登录已超时，请重新登录');
    expect((await finish('x'.repeat(43), '123456')).msg).toBe('登录已超时，请重新登录');
  });

  it('refuses codes of the app after 20 wrong ones in a day, and accepts a recovery code', async () => {
    const who = await protectedPerson();
    for (let i = 0; i < 4; i += 1) {
      const ticket = await firstStep(who);
      for (let j = 0; j < 5; j += 1) await finish(ticket, wrongFor(who.secret));
    }
    const ticket = await firstStep(who);
    const refused = await finish(ticket, shownBy(who.secret));
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await finish(ticket, who.recoveryCodes[0] ?? '')).code).toBe(200);
  });

  it('accepts a recovery code once in any notation, and stores only its hash', async () => {
    const who = await protectedPerson();
    const [first = '', second = ''] = who.recoveryCodes;
    const written = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    const { data } = await finish(await firstStep(who), written);
    expect((await finish(await firstStep(who), first)).code).toBe(1001);
    expect((await state(data.token)).data.recoveryCodesLeft).toBe(9);
    const stored = JSON.stringify([
      await api.db.select().from(recoveryCodes),
      await api.db.select().from(secondFactors),
    ]);
    expect(stored).not.toContain(second);
    expect(stored).not.toContain(second.replaceAll('-', ''));
    expect(stored).not.toContain(who.secret);
    // One of two concurrent requests with the same code succeeds.
    const tickets = [await firstStep(who), await firstStep(who)];
    const both = await Promise.all(tickets.map((ticket) => finish(ticket, second)));
    expect(both.map((response) => response.code).toSorted()).toEqual([1001, 200]);
  });

  it('replaces the recovery codes with password and code', async () => {
    const who = await protectedPerson();
    const renew = (password: string, code: string) =>
      api.call('renewMyRecoveryCodes', `${OWN}/recovery-codes`, {
        token: who.token,
        body: { password, code },
      });
    expect((await renew('wrong-2026', shownBy(who.secret))).msg).toBe('当前密码不正确');
    expect((await renew(PASSWORD, wrongFor(who.secret))).code).toBe(1001);
    const { data } = await renew(PASSWORD, shownBy(who.secret));
    expect(data.recoveryCodes).toHaveLength(10);
    expect((await finish(await firstStep(who), who.recoveryCodes[1] ?? '')).code).toBe(1001);
    expect((await finish(await firstStep(who), data.recoveryCodes[1] ?? '')).code).toBe(200);
  });

  it('is disabled with password and code', async () => {
    const who = await protectedPerson();
    expect((await turnOff(who.token, shownBy(who.secret), 'wrong-2026')).msg).toBe(
      '当前密码不正确',
    );
    expect((await turnOff(who.token, wrongFor(who.secret))).code).toBe(1001);
    expect((await turnOff(who.token, who.recoveryCodes[0] ?? '')).data.enabled).toBe(false);
    expect((await logIn(who)).code).toBe(200);
    expect((await turnOff(who.token, '123456')).msg).toBe('尚未开启两步登录');
  });

  it('refuses codes and recovery codes of another account', async () => {
    const [who, other] = [await protectedPerson(), await protectedPerson()];
    const ticket = await firstStep(who);
    expect((await finish(ticket, shownBy(other.secret))).code).toBe(1001);
    expect((await finish(ticket, other.recoveryCodes[0] ?? '')).code).toBe(1001);
  });

  it('stays enabled when the user verifies an unverified number', async () => {
    const who = await protectedPerson();
    await api.db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, who.id));
    const { phone } = who;
    await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone } });
    const body = { phone, verifyCode: codeIn(api.noticeSender.messages.at(-1)?.text) };
    const login = await api.call('loginByPhone', '/client/user/login/phone', { body });
    expect(login.code).toBe(1005);
    const { loginTicket } = login as unknown as { loginTicket: string };
    const { data } = await finish(loginTicket, shownBy(who.secret));
    expect((await state(data.token)).data.enabled).toBe(true);
  });

  it('is removed only by staff with the permission to grant permissions, with their own password', async () => {
    const who = await protectedPerson();
    const token = await loginAdministrator();
    const remove = (id: string, password: string) =>
      api.call('removeSecondFactor', '/sys/user/second-factor/remove', {
        token,
        body: { id, password },
      });
    const shown = await api.call('getSystemUser', `/sys/user/detail/${who.id}`, { token });
    expect(shown.data.secondFactorDate).toBeDefined();
    expect((await remove(who.id, 'wrong-2026')).msg).toBe('当前密码不正确');
    expect((await remove('user-administrator', 'Admin-2026')).code).toBe(1001);
    expect((await remove('nobody', 'Admin-2026')).status).toBe(404);
    expect((await remove(who.id, 'Admin-2026')).data).toEqual({ id: who.id });
    expect((await remove(who.id, 'Admin-2026')).msg).toBe('尚未开启两步登录');
    expect((await current(who.token)).status).toBe(401);
    expect((await logIn(who)).code).toBe(200);
    const foreign = { token: await loginCompetitor(), body: { id: who.id } };
    const path = '/sys/user/second-factor/remove';
    expect((await api.call('removeSecondFactor', path, foreign)).code).toBe(1007);
    const done = (await records('user-administrator')).find(({ target, outcome }) => {
      return target === who.id && outcome === 'done';
    });
    expect(done).toMatchObject({ operation: 'removeSecondFactor' });
  });

  it('is removed by the administrator command, which reports it', async () => {
    const who = await protectedPerson();
    const email = `${who.phone}@example.org`;
    const made = await makeAdministrator(api.db, { phone: who.phone, email, password: PASSWORD });
    expect(made).toMatchObject({ fresh: false, removedSecondFactor: true });
    expect((await logIn(who)).code).toBe(200);
  });

  it('writes set-up, failure, use and removal to the audit log, without code or secret', async () => {
    const who = await protectedPerson();
    const ticket = await firstStep(who);
    await finish(ticket, wrongFor(who.secret));
    await finish(ticket, shownBy(who.secret));
    advanceClock();
    await turnOff(who.token, shownBy(who.secret));
    // Audit records are written after the response, so those of one moment have no fixed order.
    await expect
      .poll(async () =>
        (await records(who.id))
          .map(({ operation, outcome, detail }) => `${operation} ${outcome} ${detail ?? ''}`)
          .sort(),
      )
      .toEqual([
        'confirmLogin done appCode',
        'confirmLogin refused ',
        'confirmMySecondFactor done ',
        'login refused second factor required',
        'removeMySecondFactor done appCode',
      ]);
    expect(JSON.stringify(await records(who.id))).not.toContain(who.secret);
  });

  it('is included in the user’s data export without the secret, and deleted with the account', async () => {
    const who = await protectedPerson();
    const { token } = who;
    const { data } = await api.call('getMyData', '/sys/user/my/data', { token });
    expect(data.secondFactor).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect(JSON.stringify(data)).not.toContain(who.secret);
    const body = { password: PASSWORD };
    await api.call('closeMyAccount', '/sys/user/my/close', { token, body });
    const left = eq(secondFactors.userId, who.id);
    expect(await api.db.$count(secondFactors, left)).toBe(0);
  });

  it('is encrypted with the current key at the next start, if a former key decrypts it', async () => {
    await protectedPerson();
    const current = Buffer.alloc(32, 8);
    const withKeys = (...keys: [Buffer, ...Buffer[]]) => encryptFactorsWithCurrentKey(api.db, keys);
    const unreadable = await withKeys(ENCRYPTION_KEY);
    expect(await withKeys(current)).toBeGreaterThan(unreadable);
    expect(await withKeys(current, ENCRYPTION_KEY)).toBe(unreadable);
    expect(await withKeys(current)).toBe(unreadable);
    await withKeys(ENCRYPTION_KEY, current);
  });

  staffTests();
}

/** A server that requires two-step login of staff. */
function staffTests(): void {
  let app: FastifyInstance;
  const staff = { roles: [{ id: 'administrator', name: 'administrator' }] };

  beforeAll(async () => {
    const { db, files, noticeSender, clock } = api;
    const secondFactor = { keys: [ENCRYPTION_KEY] as const, requiredOfStaff: true };
    app = await buildApp({ db, files, noticeSender, secondFactor, now: () => clock.now });
  }, 30_000);
  afterAll(() => app.close());

  type Asked = { code: number; msg: string; data: Record<string, unknown> };
  const ask = async (token: string, url: string, operation: string, body?: object) => {
    const method = body === undefined ? 'GET' : 'POST';
    const how = { method, url: `/api${url}`, headers: { token } } as const;
    const response = await app.inject({ ...how, ...(body !== undefined && { payload: body }) });
    const json = response.json<Asked>();
    checkAgainstContract(operation, { status: response.statusCode, json });
    return json;
  };
  const dashboard = (token: string) => ask(token, '/sys/dashboard', 'getDashboard');
  const whoAmI = (token: string) => ask(token, '/client/user/current', 'getCurrentUser');

  it('refuses every staff operation until staff set it up, and tells the client', async () => {
    const who = await person(staff);
    expect(await dashboard(who.token)).toMatchObject({
      code: 1006,
      msg: '请先在账号设置中开启两步登录',
    });
    const user = await whoAmI(who.token);
    expect(user.data['mustSetUpSecondFactor']).toBe(true);
    expect(user.data['permissions']).toContainEqual({ id: 'system:login', name: 'system:login' });
    expect((await ask(who.token, OWN, 'getMySecondFactor')).data).toMatchObject({
      enabled: false,
      required: true,
    });

    const { data } = await ask(who.token, OWN, 'beginMySecondFactor', { password: PASSWORD });
    const secret = String(data['secret']);
    await ask(who.token, `${OWN}/confirm`, 'confirmMySecondFactor', { code: shownBy(secret) });
    expect((await dashboard(who.token)).code).toBe(200);
    const after = await whoAmI(who.token);
    expect(after.data).not.toHaveProperty('mustSetUpSecondFactor');
    advanceClock();
    const off = { password: PASSWORD, code: shownBy(secret) };
    expect((await ask(who.token, `${OWN}/remove`, 'removeMySecondFactor', off)).msg).toBe(
      '工作人员必须使用两步登录，无法关闭',
    );
  });

  it('is not required of competitors', async () => {
    const { token } = await person();
    expect((await whoAmI(token)).data).not.toHaveProperty('mustSetUpSecondFactor');
    expect((await dashboard(token)).code).toBe(1007);
  });
}
