import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationInfo } from '../../../server/http/specification.ts';
import { activities, users } from '../../../server/database/schema.ts';
import { openActivity } from '../support/open-activity.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { saveNewest } from '../support/saves.ts';
import { api, CONSENT } from './context.ts';
import { newKey, WHOLE } from './entries.ts';
import { COMPLETE_EXPERT } from './experts.ts';
import { MP4, send } from './files.ts';

const DAY = 86_400_000;
const VISITOR = 'stranger-1';
let made = 0;

/** Registers an unverified number and address, and returns a session of the account. */
async function register() {
  made += 1;
  const mobile = `1340000${String(made).padStart(4, '0')}`;
  const email = `verification${made}@example.org`;
  const name = '陌生人';
  const body = { username: mobile, mobile, name, consent: CONSENT, email, password: VISITOR };
  expect((await api.call('registerUser', '/client/user/register', { body })).code).toBe(200);
  return { mobile, email, token: await api.login(mobile, VISITOR) };
}

const logIn = (username: string, password: string) =>
  api.call('login', '/client/user/login', { body: { username, password } });

const current = (token: string) => api.call('getCurrentUser', '/client/user/current', { token });

/** Verifies a number: logs in with a code sent to it. */
async function verifyPhone(phone: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone } });
  const verifyCode = codeIn(api.noticeSender.messages.at(-1)?.text);
  return await api.call('loginByPhone', '/client/user/login/phone', {
    body: { phone, verifyCode },
  });
}

function requestReset(email: string) {
  const path = `/client/user/reset-password/send-email?email=${email}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return api.call('sendResetCode', path, { method: 'POST', headers });
}

/** Verifies an address: resets the password with a code sent to it. */
async function verifyEmail(email: string, newPassword: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await requestReset(email);
  const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);
  const body = { email, verifyCode, newPassword };
  return await api.call('resetPassword', '/client/user/reset-password/email', { body });
}

/** Sets or verifies a contact of the account with a code sent to it. */
async function setContact(token: string, contact: { mobile?: string; email?: string }, more = {}) {
  const how = { token, body: contact };
  expect((await api.call('sendContactCode', '/sys/user/my/contact/code', how)).code).toBe(200);
  const code =
    contact.email === undefined
      ? { mobileCode: codeIn(api.noticeSender.messages.at(-1)?.text) }
      : { emailCode: codeIn(api.noticeSender.mails.at(-1)?.text) };
  const body = { ...contact, ...code, ...more };
  return await api.call('updateMyContact', '/sys/user/my/contact', { token, body, method: 'PUT' });
}

/** Tests the verification of numbers and addresses, and takeovers of unverified ones. */
export function contactVerificationTests(): void {
  let start: Date;
  beforeAll(() => {
    start = api.clock.now;
  });
  afterAll(() => {
    api.clock.now = start;
  });

  it('removes password, sessions and address of an unverified registration when the owner of its number logs in by SMS', async () => {
    const { mobile, email, token } = await register();
    await requestReset(email);
    const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);

    const { data } = await verifyPhone(mobile);
    expect(data.removed).toEqual(['password', 'email']);
    expect((await current(token)).status).toBe(401);
    expect((await logIn(mobile, VISITOR)).code).toBe(1001);
    const body = { email, verifyCode, newPassword: 'stranger-2' };
    const reset = await api.call('resetPassword', '/client/user/reset-password/email', { body });
    expect(reset).toMatchObject({ code: 1001, msg: '验证码错误或已过期' });
    const owner = (await current(data.token)).data;
    expect(owner).toMatchObject({ phone: mobile, hasPassword: false, unconfirmed: [] });
    expect(owner).not.toHaveProperty('email');
  });

  it('keeps the password and the address that the verified owner of a number sets', async () => {
    const { mobile, email } = await register();
    const { token } = (await verifyPhone(mobile)).data;
    const body = { newPassword: 'owner-1' };
    const how = { token, body, method: 'PUT' } as const;
    expect((await api.call('changeMyPassword', '/sys/user/my/password', how)).code).toBe(200);
    expect((await api.call('changeMyPassword', '/sys/user/my/password', how)).code).toBe(200);
    const set = await setContact(token, { email }, { password: 'owner-1' });
    expect(set.data).toMatchObject({ mobile, email });

    expect((await verifyPhone(mobile)).data).not.toHaveProperty('removed');
    expect((await logIn(mobile, 'owner-1')).code).toBe(200);
    expect((await verifyEmail(email, 'owner-2')).data).toEqual({ phone: mobile });
    expect((await logIn(email.toUpperCase(), 'owner-2')).code).toBe(200);
  });

  it('removes password, sessions and number of an unverified registration when the owner of its address resets by mail', async () => {
    const { mobile, email, token } = await register();
    const reset = await verifyEmail(email, 'owner-1');
    expect(reset.data).toEqual({ phone: email, removed: ['phone'] });
    expect((await current(token)).status).toBe(401);
    expect((await logIn(mobile, 'owner-1')).code).toBe(1001);
    const login = await logIn(email, 'owner-1');
    expect(login.data.phone).toBe(email);
    const owner = (await current(login.data.token)).data;
    expect(owner).toMatchObject({ phone: email, email, unconfirmed: [] });
    const other = {
      username: mobile,
      mobile,
      consent: CONSENT,
      email: `free-${email}`,
      password: 'owner-2',
    };
    const again = await api.call('registerUser', '/client/user/register', { body: other });
    expect(again.code).toBe(200);
  });

  it('refuses a login by a number that the owner of the address never verified, and releases it', async () => {
    const { mobile, email, token } = await register();
    await setContact(token, { email }, { password: VISITOR });
    expect((await current(token)).data.unconfirmed).toEqual(['mobile']);
    const login = await verifyPhone(mobile);
    expect(login.code).toBe(1001);
    expect(login.msg).toMatch(/未经原账号确认/);
    expect((await current(token)).data).toMatchObject({ phone: email, email, unconfirmed: [] });
    expect((await logIn(mobile, VISITOR)).code).toBe(1001);
    expect((await logIn(email, VISITOR)).data.phone).toBe(email);
  });

  it('keeps password and sessions when a logged-in user verifies the second contact', async () => {
    const { mobile, email } = await register();
    await verifyEmail(email, 'owner-1');
    const { token } = (await logIn(email, 'owner-1')).data;
    await setContact(token, { mobile }, { password: 'owner-1' });
    expect((await current(token)).data).toMatchObject({ phone: mobile, unconfirmed: [] });
    expect((await verifyPhone(mobile)).data).not.toHaveProperty('removed');
    expect((await current(token)).status).toBe(200);
  });

  it('refuses a login by an address that the owner of the number never verified, and releases it', async () => {
    const { mobile, email, token } = await register();
    await setContact(token, { mobile }, { password: VISITOR });
    expect((await current(token)).data.unconfirmed).toEqual(['email']);
    const reset = await verifyEmail(email, 'owner-1');
    expect(reset.code).toBe(1001);
    expect(reset.msg).toMatch(/未经原账号确认/);
    expect((await logIn(mobile, VISITOR)).code).toBe(200);
    expect((await current(token)).data).not.toHaveProperty('email');
  });

  it('ends a concurrent login whose password the verification removes', async () => {
    const { mobile } = await register();
    const [login, verified] = await Promise.all([logIn(mobile, VISITOR), verifyPhone(mobile)]);
    expect(verified.code).toBe(200);
    // If the login came first, the verification ended its session.
    if (login.code === 200) expect((await current(login.data.token)).status).toBe(401);
    expect((await current(verified.data.token)).status).toBe(200);
  });

  it('counts contacts that staff enter for a new account as verified', async () => {
    const token = await api.login('13800000003', 'Admin-2026');
    const names = { firstName: 'A', lastName: 'B', chineseName: '' };
    const contact = { mobile: '13400009999', email: 'made@example.org' };
    const body = { ...names, ...contact, status: 1, roles: [], permissions: [] };
    expect((await api.call('createSystemUser', '/sys/user', { token, body })).code).toBe(200);
    await verifyEmail(contact.email, 'owner-1');
    expect((await verifyPhone(contact.mobile)).data).not.toHaveProperty('removed');
    const none = await api.call('createSystemUser', '/sys/user', {
      token,
      body: { ...names, status: 1, roles: [], permissions: [] },
    });
    expect(none.msg).toBe('请填写手机号或邮箱');
  });

  it('keeps an unverified account unverified when staff change its number', async () => {
    const { mobile, token } = await register();
    const staff = await api.login('13800000003', 'Admin-2026');
    const [row] = await api.db.select().from(users).where(eq(users.phone, mobile));
    const changed = `${mobile.slice(0, 7)}9${mobile.slice(8)}`;
    const body = {
      id: row?.id,
      firstName: 'A',
      lastName: 'B',
      chineseName: '',
      status: 1,
      mobile: changed,
      email: row?.email,
      roles: [],
      permissions: [],
      password: 'Admin-2026',
    };
    const how = { token: staff, body, method: 'PUT' } as const;
    expect((await saveNewest(api, 'updateSystemUser', how)).code).toBe(200);
    expect((await verifyPhone(changed)).data.removed).toEqual(['password', 'email']);
    expect((await current(token)).status).toBe(401);
  });

  describe('of an unverified account', () => {
    /** Valid requests of all operations that require a verified contact. */
    const RESTRICTED: Record<string, (token: string) => Promise<{ code: number }>> = {
      signUpActivity: async (token) => {
        const id = `act-${crypto.randomUUID()}`;
        // Far in the future: other tests expect other activities on the home page.
        const far = (days: number) => new Date(api.clock.now.getTime() + days * DAY);
        const row = { ...openActivity(id, 5, api.clock.now), start: far(30), end: far(31) };
        await api.db.insert(activities).values(row);
        const how = { token, body: { activityId: id } };
        return await api.call('signUpActivity', '/client/activity/signUp', how);
      },
      uploadFile: (token) => send({ token }),
      uploadVideoFile: (token) =>
        send({ token, path: '/sys/file/uploadVideoFile', name: 'a.mp4', bytes: MP4 }),
      beginMySecondFactor: (token) =>
        api.call('beginMySecondFactor', '/sys/user/my/second-factor', {
          token,
          body: { password: VISITOR },
        }),
      saveProject: (token) => {
        const body = { ...WHOLE, saveKey: newKey() };
        return api.call('saveProject', '/client/project', { token, body });
      },
      saveExpert: (token) => {
        const body = { ...COMPLETE_EXPERT, saveKey: newKey() };
        return api.call('saveExpert', '/client/expert', { token, body });
      },
    };

    it('covers every operation that requires a verified contact', () => {
      const declared = [...operationInfo].filter(
        ([, details]) => details.contactVerification !== undefined,
      );
      expect(declared.map(([id]) => id).toSorted()).toEqual(Object.keys(RESTRICTED).toSorted());
    });

    it.each(Object.entries(RESTRICTED))(
      'refuses %s until its address is verified',
      async (id, take) => {
        const { email, token } = await register();
        expect(await take(token)).toMatchObject({ code: 1004, msg: '请先验证您的手机号或邮箱' });
        await setContact(token, { email });
        expect((await current(token)).data.unconfirmed).toEqual(['mobile']);
        expect(await take(token), id).toMatchObject({ code: 200 });
      },
    );

    it('stores nothing of a refused request', async () => {
      const { token } = await register();
      for (const take of Object.values(RESTRICTED)) await take(token);
      const how = { token };
      expect((await api.call('getMyProject', '/client/project/current', how)).data).toBeNull();
      expect((await api.call('getMyExpert', '/client/expert/current', how)).data).toBeNull();
      const mine = await api.call('listMyActivities', '/client/activity/current/list', how);
      expect(mine.data).toEqual([]);
    });

    it('saves a draft', async () => {
      const { token } = await register();
      const body = { status: 0 as const, name: '草稿', saveKey: newKey() };
      const saved = await api.call('saveProject', '/client/project', { token, body });
      expect(saved.data).toMatchObject({ status: 0, name: '草稿' });
    });
  });

  it('requires the password for a new address, and none to verify the current contacts', async () => {
    const { mobile, email, token } = await register();
    const other = `other-${email}`;
    expect(await setContact(token, { email: other })).toMatchObject({
      code: 1001,
      msg: '当前密码不正确',
    });
    expect((await setContact(token, { email })).code).toBe(200);
    expect(await setContact(token, { mobile })).toMatchObject({ code: 200 });
    expect((await current(token)).data).toMatchObject({ phone: mobile, email, unconfirmed: [] });
    expect((await logIn(mobile, VISITOR)).code).toBe(200);
  });

  it('verifies no address with a wrong code, or without a code', async () => {
    const { email, token } = await register();
    const how = (body: object) => ({ token, body, method: 'PUT' as const });
    const path = '/sys/user/my/contact';
    await api.call('sendContactCode', '/sys/user/my/contact/code', { token, body: { email } });
    const wrong = await api.call('updateMyContact', path, how({ email, emailCode: 'x' }));
    expect(wrong).toMatchObject({ code: 1001, msg: '验证码错误或已过期' });
    expect(wrong).toMatchObject({ fields: [{ pointer: '/emailCode' }] });
    expect((await api.call('updateMyContact', path, how({ email }))).code).toBe(200);
    expect((await current(token)).data.unconfirmed).toEqual(['mobile', 'email']);
  });
}
