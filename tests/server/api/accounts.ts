import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { api, CONSENT, COMPETITOR } from './context.ts';
import { newKey } from './entries.ts';

const MINUTE = 60_000;
let made = 0;

/** Registers a new account. */
async function register(fields: Partial<Record<string, string>> = {}) {
  made += 1;
  const mobile = `1370000${String(made).padStart(4, '0')}`;
  const body = {
    username: mobile,
    mobile,
    consent: CONSENT,
    email: `new${made}@example.org`,
    password: 'First-1',
  };
  const sent = { ...body, ...fields };
  return {
    ...sent,
    response: await api.call('registerUser', '/client/user/register', { body: sent }),
  };
}

async function sendReset(email: string) {
  // Skips the wait after the previous code of this address.
  api.clock.now = new Date(api.clock.now.getTime() + MINUTE);
  const response = await requestReset(email);
  return { response, code: codeIn(api.noticeSender.mails.at(-1)?.text) };
}

function requestReset(email: string, headers: Record<string, string> = {}) {
  const path = `/client/user/reset-password/send-email?email=${encodeURIComponent(email)}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return api.call('sendResetCode', path, { method: 'POST', headers: form });
}

const reset = (email: string, verifyCode: string, newPassword: string) =>
  api.call('resetPassword', '/client/user/reset-password/email', {
    body: { email, verifyCode, newPassword },
  });

const logIn = (username: string, password: string) =>
  api.call('login', '/client/user/login', { body: { username, password } });

function advanceClock(milliseconds: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
}

async function idOf(phone: string): Promise<string> {
  const [user] = await api.db.select().from(users).where(eq(users.phone, phone));
  return user?.id ?? '';
}

/** Requires a password reset of users; by default as the administrator. */
async function requirePasswordReset(ids: string[], token?: string) {
  const staff = token ?? (await beginSession(api.db, 'user-administrator', api.clock.now));
  const options = { token: staff, body: { ids } };
  return await api.call('requirePasswordReset', '/sys/user/password-reset', options);
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

export function accountTests(): void {
  it.each([
    [undefined, ['', '', '']],
    ['陈小明', ['', '', '陈小明']],
    ['Siu Ming Chan', ['Siu Ming', 'Chan', '']],
    ['Plato', ['Plato', '', '']],
  ])('registers the name %s as first, last and Chinese name', async (name, parts) => {
    const { mobile } = await register(name === undefined ? {} : { name });
    const [user] = await api.db.select().from(users).where(eq(users.phone, mobile));
    expect([user?.firstName, user?.lastName, user?.chineseName]).toEqual(parts);
  });

  let start: Date;
  beforeAll(() => {
    start = api.clock.now;
  });
  afterAll(() => {
    api.clock.now = start;
  });

  it('registers an account that can log in, without permissions', async () => {
    const { mobile, password, response } = await register();
    expect(response).toMatchObject({ code: 200, data: { phone: mobile } });
    const token = await api.login(mobile, password);
    const { data } = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(data).toMatchObject({ phone: mobile, permissions: [], roles: [] });
  });

  it('stores no password, only its argon2id hash', async () => {
    const { mobile, password } = await register();
    const [row] = await api.db.select().from(users).where(eq(users.phone, mobile));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it.each([
    [
      'a phone of another account',
      { username: COMPETITOR[0], mobile: COMPETITOR[0] },
      /手机号已注册/,
    ],
    [
      'a phone of another account with its prefix',
      { username: '+8613800000001', mobile: '+8613800000001' },
      /已注册/,
    ],
    ['an e-mail of another account', { email: 'Competitor@EXAMPLE.org' }, /邮箱已被/],
    ['a user name other than the phone', { username: '13711112222' }, /用户名必须/],
  ])('refuses %s', async (_, fields, msg) => {
    const { response } = await register(fields);
    expect(response).toMatchObject({ status: 200, code: 1001 });
    expect(response.msg).toMatch(msg);
  });

  it('creates one account for two concurrent registrations', async () => {
    const twin = { username: '13722223333', mobile: '13722223333', email: 'twin@example.org' };
    const both = await Promise.all([register(twin), register(twin)]);
    expect(both.map(({ response }) => response.code).toSorted()).toEqual([1001, 200].toSorted());
  });

  it.each([
    ['password', '12345'],
    ['mobile', '123'],
    ['email', 'nobody'],
  ])('refuses the invalid %s %s with 400', async (field, value) => {
    const { response } = await register({ [field]: value });
    expect(response).toMatchObject({ status: 400, code: 400 });
  });

  it('resets a password with a mailed code, ends the sessions and refuses the old password', async () => {
    const { mobile, email, password } = await register();
    const token = await api.login(mobile, password);
    const { response, code } = await sendReset(email.toUpperCase());
    expect(response.data).toEqual({ waitSeconds: 60, lifetimeSeconds: 600 });
    expect(api.noticeSender.mails.at(-1)).toMatchObject({ to: email, subject: '重置密码的验证码' });

    expect(await reset(email, code, 'Second-2')).toMatchObject({ data: { phone: email } });
    const current = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(current.status).toBe(401);
    expect((await logIn(mobile, password)).code).toBe(1001);
    expect((await logIn(email, 'Second-2')).code).toBe(200);
  });

  it('writes the mail in the language of the request', async () => {
    const { email } = await register();
    await requestReset(email, { 'accept-language': 'en-US' });
    expect(api.noticeSender.mails.at(-1)?.subject).toBe('Your password reset code');
  });

  it('accepts a code once, of two concurrent requests too', async () => {
    const { email } = await register();
    const { code } = await sendReset(email);
    const both = await Promise.all([reset(email, code, 'Second-2'), reset(email, code, 'Third-3')]);
    expect(both.map((response) => response.code).toSorted()).toEqual([1001, 200].toSorted());
  });

  it('refuses a code after 10 minutes', async () => {
    const { email } = await register();
    const { code } = await sendReset(email);
    advanceClock(10 * MINUTE);
    expect(await reset(email, code, 'Second-2')).toMatchObject({ code: 1001 });
  });

  it('refuses the right code after five wrong ones', async () => {
    const { email } = await register();
    const { code } = await sendReset(email);
    for (let i = 0; i < 5; i += 1) {
      expect((await reset(email, wrong(code), 'Second-2')).msg).toBe('验证码错误或已过期');
    }
    expect(await reset(email, code, 'Second-2')).toMatchObject({ code: 1001 });
  });

  it('refuses further tries of any code after 10 in 10 minutes', async () => {
    const { email } = await register();
    for (let i = 0; i < 2; i += 1) {
      const { code } = await sendReset(email);
      for (let j = 0; j < 5; j += 1) await reset(email, wrong(code), 'Second-2');
    }
    const { code } = await sendReset(email);
    expect((await reset(email, code, 'Second-2')).msg).toMatch(/尝试次数过多/);
  });

  it('sends one code in 60 seconds, for concurrent requests too', async () => {
    const { email } = await register();
    const before = api.noticeSender.mails.length;
    const responses = await Promise.all([1, 2, 3].map(() => requestReset(email)));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(api.noticeSender.mails).toHaveLength(before + 1);
    expect(responses.find(({ code }) => code === 1001)?.msg).toBe('发送过于频繁，请 60 秒后再试');
    advanceClock(59_000);
    expect((await requestReset(email)).msg).toBe('发送过于频繁，请 1 秒后再试');
    advanceClock(1000);
    expect((await requestReset(email)).code).toBe(200);
  });

  it('returns the same response for an address without an account, and sends nothing', async () => {
    const before = api.noticeSender.mails.length;
    expect(await requestReset('nobody@example.org')).toMatchObject({ code: 200 });
    expect((await requestReset('nobody@example.org')).msg).toMatch(/过于频繁/);
    expect(api.noticeSender.mails).toHaveLength(before);
  });

  it('allows another request at once after the mail server refused the mail', async () => {
    const { email } = await register();
    api.noticeSender.broken = true;
    expect((await requestReset(email)).code).toBe(200);
    api.noticeSender.broken = false;
    await vi.waitFor(async () => expect((await requestReset(email)).code).toBe(200));
  });

  it('responds before the mail is sent, so that timing does not reveal accounts', async () => {
    const { email } = await register();
    const { mail } = api.noticeSender;
    // A mail server that accepts the connection and never responds.
    api.noticeSender.mail = () => new Promise(() => undefined);
    expect((await requestReset(email)).code).toBe(200);
    api.noticeSender.mail = mail;
  });

  it('logs in with an SMS code once', async () => {
    const { mobile } = await register();
    const send = { body: { phone: `+86${mobile}` } };
    expect((await api.call('sendLoginCode', '/client/user/login/sendVerify', send)).code).toBe(200);
    const sms = api.noticeSender.messages.at(-1);
    expect(sms?.to).toBe(mobile);
    const body = { phone: mobile, verifyCode: codeIn(sms?.text) };
    const response = await api.call('loginByPhone', '/client/user/login/phone', { body });
    expect(response).toMatchObject({ code: 200, data: { phone: mobile } });
    const again = await api.call('loginByPhone', '/client/user/login/phone', { body });
    expect(again).toMatchObject({ code: 1001, msg: '验证码错误或已过期' });
  });

  it('refuses to reset a password with a login code', async () => {
    const { mobile, email } = await register();
    await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone: mobile } });
    const code = codeIn(api.noticeSender.messages.at(-1)?.text);
    expect(await reset(email, code, 'Second-2')).toMatchObject({ code: 1001 });
  });

  it('returns 1003 to an account that must reset its password, until the reset', async () => {
    const { mobile, email, password } = await register();
    const token = await api.login(mobile, password);
    const demand = { mustResetPassword: true };
    await api.db.update(users).set(demand).where(eq(users.phone, mobile));
    expect(await logIn(mobile, 'wrong-one')).toMatchObject({ code: 1001 });
    expect(await logIn(mobile, password)).toMatchObject({ status: 200, code: 1003 });
    const current = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(current).toMatchObject({ status: 200, code: 1003 });

    const { code } = await sendReset(email);
    await reset(email, code, 'Second-2');
    expect(await logIn(email, 'Second-2')).toMatchObject({ code: 200 });
  });

  it('requires a password reset of users at every login and in every session', async () => {
    const { mobile, password, email } = await register();
    const token = await api.login(mobile, password);
    expect((await requirePasswordReset([await idOf(mobile)], token)).code).toBe(1007);
    expect((await requirePasswordReset([await idOf(mobile)])).data).toMatchObject({ required: 1 });
    expect(await logIn(mobile, password)).toMatchObject({ status: 200, code: 1003 });
    expect((await api.call('getCurrentUser', '/client/user/current', { token })).code).toBe(1003);
    const { code } = await sendReset(email);
    await reset(email, code, 'Second-2');
    expect(await logIn(email, 'Second-2')).toMatchObject({ code: 200 });
  });

  it.each([
    ['nothing verified', { emailVerifiedAt: null }, 1],
    ['a verified address', { emailVerifiedAt: new Date() }, 1],
    ['a verified number, an unverified address', { phoneVerifiedAt: new Date() }, 0],
    ['both verified', { phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() }, 1],
    ['no address', { email: null, phoneVerifiedAt: new Date() }, 0],
  ])(
    'requires a password reset only of users who can receive a code: %s',
    async (_, row, required) => {
      const { mobile, email } = await register();
      const id = await idOf(mobile);
      await api.db.update(users).set(row).where(eq(users.id, id));
      const counts = { required, unreachable: 1 - required };
      expect((await requirePasswordReset([id])).data).toEqual(counts);
      const token = await beginSession(api.db, 'user-administrator', api.clock.now);
      const seen = await api.call('getSystemUser', `/sys/user/detail/${id}`, { token });
      expect(seen.data.mustResetPassword).toBe(required === 1 || undefined);
      if (required === 0) return;
      const { code } = await sendReset(email);
      expect(await reset(email, code, 'Second-2')).toMatchObject({ code: 200 });
    },
  );

  it('refuses to require a password reset of the caller, or on a site without mail', async () => {
    expect(await requirePasswordReset(['user-administrator'])).toMatchObject({
      code: 1001,
      msg: '请在账号设置中修改自己的密码',
    });
    const { mobile, password } = await register();
    api.noticeSender.sendsMail = false;
    const refused = await requirePasswordReset([await idOf(mobile)]);
    api.noticeSender.sendsMail = true;
    expect(refused).toMatchObject({
      code: 1001,
      msg: expect.stringContaining('邮件服务器') as unknown,
    });
    expect(await logIn(mobile, password)).toMatchObject({ code: 200 });
  });

  it('refuses to require a password reset of staff without the permission to grant rights', async () => {
    const id = `writer-${newKey()}`;
    const permissions = ['system:login', 'user:write'].map((right) => ({ id: right, name: right }));
    const names = { firstName: 'Wanda', lastName: 'Writer', chineseName: '' };
    await api.db.insert(users).values({ id, ...names, permissions, roles: [] });
    const token = await beginSession(api.db, id, api.clock.now);
    expect((await requirePasswordReset(['user-administrator'], token)).code).toBe(1007);
  });

  it('revokes the token at logout', async () => {
    const { mobile, password } = await register();
    const [token, other] = [await api.login(mobile, password), await api.login(mobile, password)];
    const response = await api.call('logout', '/client/user/logout', { method: 'POST', token });
    expect(response.code).toBe(200);
    const status = async (value: string) =>
      (await api.call('getCurrentUser', '/client/user/current', { token: value })).status;
    expect([await status(token), await status(other)]).toEqual([401, 200]);
  });
}
