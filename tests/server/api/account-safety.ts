import { expect, it, vi } from 'vitest';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { api, CONSENT, HOUR } from './context.ts';

/** Registers an account and returns its token. */
async function account(mobile: string, password = 'first-password'): Promise<string> {
  const body = {
    username: mobile,
    mobile,
    consent: CONSENT,
    password,
    email: `${mobile}@example.org`,
  };
  await api.call('registerUser', '/client/user/register', { body });
  return await api.login(mobile, password);
}

function put(
  id: 'updateMyContact' | 'changeMyPassword',
  token: string,
  body: object,
): Promise<{ code: number; msg: string; status: number; data: unknown }> {
  const path = id === 'updateMyContact' ? '/sys/user/my/contact' : '/sys/user/my/password';
  return api.call(id, path, { token, body, method: 'PUT' });
}

/** Requests a code for a contact of the account and returns it. */
async function contactCode(token: string, body: { mobile?: string; email?: string }) {
  const sent = await api.call('sendContactCode', '/sys/user/my/contact/code', { token, body });
  expect(sent.code).toBe(200);
  const { messages, mails } = api.noticeSender;
  return codeIn((body.mobile === undefined ? mails : messages).at(-1)?.text);
}

function sessionsOf(token: string) {
  return api.call('listMySessions', '/sys/user/my/sessions', { token });
}

export function accountSafetyTests(): void {
  it.each(['123456', 'Password1', 'QWERTYUIOP'])(
    'refuses the common password %s at registration, change and reset, and keeps the code valid',
    async (common) => {
      const msg = '该密码过于常见，请换一个更难猜的密码';
      const mobile = `1352${String(common.length).padStart(7, '0')}`;
      const email = `${mobile}@example.org`;
      const body = { username: mobile, mobile, consent: CONSENT, email, password: common };
      const refused = await api.call('registerUser', '/client/user/register', { body });
      expect(refused).toMatchObject({ code: 1001, msg });
      const token = await account(mobile);
      const change = { password: 'first-password', newPassword: common };
      expect(await put('changeMyPassword', token, change)).toMatchObject({ code: 1001, msg });
      const path = `/client/user/reset-password/send-email?email=${email}`;
      await api.call('sendResetCode', path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      await vi.waitFor(() => expect(api.noticeSender.mails.at(-1)?.to).toBe(email));
      const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);
      const reset = (newPassword: string) =>
        api.call('resetPassword', '/client/user/reset-password/email', {
          body: { email, verifyCode, newPassword },
        });
      expect(await reset(common)).toMatchObject({ code: 1001, msg });
      expect((await reset('harder-to-guess-7')).code).toBe(200);
    },
  );

  it('changes number and address with the password and a code from each, and logs in with the new number', async () => {
    const token = await account('13500000001');
    const contact = { mobile: '+8613500000009', email: 'New@Example.org' };
    const password = 'first-password';
    expect(await put('updateMyContact', token, { ...contact, password: 'wrong' })).toMatchObject({
      code: 1001,
      msg: '当前密码不正确',
    });
    const bare = await put('updateMyContact', token, { ...contact, password });
    expect(bare).toMatchObject({ code: 1001, msg: '验证码错误或已过期' });
    const mobileCode = await contactCode(token, { mobile: contact.mobile });
    const emailCode = await contactCode(token, { email: contact.email });
    const other = await account('13500000011');
    const stolen = { mobile: contact.mobile, mobileCode, password };
    expect((await put('updateMyContact', other, stolen)).msg).toBe('验证码错误或已过期');
    const right = { ...contact, mobileCode, emailCode, password };
    const { data } = await put('updateMyContact', token, right);
    expect(data).toMatchObject({ mobile: '13500000009', email: 'new@example.org' });
    expect(await api.login('13500000009', password)).toHaveLength(43);
    const current = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(current.data).toMatchObject({ hasPassword: true, unconfirmed: [] });
    // An unchanged number or address needs no code.
    expect((await put('updateMyContact', token, { ...contact, password })).code).toBe(200);
  });

  it('sends no code to a number or an address of another account, in any letter case', async () => {
    const token = await account('13500000002');
    const path = '/sys/user/my/contact/code';
    const number = { token, body: { mobile: '+8613800000003' } };
    expect((await api.call('sendContactCode', path, number)).msg).toBe('该手机号已被其他账号使用');
    const address = { token, body: { email: 'ADMINISTRATOR@example.org' } };
    expect((await api.call('sendContactCode', path, address)).msg).toBe('该邮箱已被其他账号使用');
    const both = { token, body: { mobile: '13500000099', email: 'free@example.org' } };
    expect((await api.call('sendContactCode', path, both)).status).toBe(400);
    const change = { email: 'ADMINISTRATOR@example.org', password: 'first-password' };
    expect((await put('updateMyContact', token, change)).msg).toBe('该邮箱已被其他账号使用');
  });

  it('changes the password if the current one is given, and ends every other session', async () => {
    const token = await account('13500000003');
    const other = await api.login('13500000003', 'first-password');
    const change = (password: string, newPassword: string) =>
      put('changeMyPassword', token, { password, newPassword });
    expect((await change('wrong', 'second-password')).msg).toBe('当前密码不正确');
    expect((await change('first-password', 'first-password')).code).toBe(1001);
    expect((await change('first-password', 'short')).status).toBe(400);
    expect((await sessionsOf(other)).status).toBe(200);
    expect((await change('first-password', 'second-password')).data).toEqual({ ended: 1 });
    // A retry of the same change succeeds.
    expect((await change('first-password', 'second-password')).data).toEqual({ ended: 0 });
    expect((await change('first-password', 'third-password')).msg).toBe('当前密码不正确');
    expect((await sessionsOf(other)).status).toBe(401);
    expect((await sessionsOf(token)).status).toBe(200);
    expect(await api.login('13500000003', 'second-password')).toHaveLength(43);
  });

  it('refuses the right password after ten wrong ones in ten minutes', async () => {
    const token = await account('13500000004');
    const change = (password: string) =>
      put('changeMyPassword', token, { password, newPassword: 'second-password' });
    for (let i = 0; i < 10; i += 1) await change('wrong');
    expect((await change('first-password')).msg).toMatch(/尝试次数过多/);
  });

  it('lists the user’s sessions, the current one first', async () => {
    const token = await account('13500000005');
    const agent = { 'user-agent': 'A'.repeat(400) };
    const body = { username: '13500000005', password: 'first-password' };
    await api.call('login', '/client/user/login', { body, headers: agent });
    const { data } = await sessionsOf(token);
    expect(data.map(({ current }) => current)).toEqual([true, false]);
    expect(data[1]).toMatchObject({ address: '127.0.0.1', userAgent: 'A'.repeat(300) });
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('returns when a session was last used', async () => {
    const token = await account('13500000006');
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + HOUR);
    await sessionsOf(token);
    const { data } = await sessionsOf(token);
    api.clock.now = before;
    expect(data[0]?.lastDate).toBe(new Date(before.getTime() + HOUR).toISOString());
  });

  it('ends one session or all of the user, and none of another user', async () => {
    const token = await account('13500000007');
    await beginSession(api.db, 'user-judge', api.clock.now);
    const judge = await beginSession(api.db, 'user-judge', api.clock.now);
    const end = (id: string) =>
      api.call('endMySession', `/sys/user/my/sessions/${id}`, { token, method: 'DELETE' });
    const foreign = (await sessionsOf(judge)).data[0]?.id ?? '';
    expect((await end(foreign)).status).toBe(404);
    expect((await sessionsOf(judge)).status).toBe(200);

    const second = await api.login('13500000007', 'first-password');
    const id = (await sessionsOf(second)).data[0]?.id ?? '';
    expect((await end(id)).data).toEqual({ id });
    expect((await sessionsOf(second)).status).toBe(401);

    await api.login('13500000007', 'first-password');
    const all = { token, method: 'DELETE' } as const;
    const { data } = await api.call('endMySessions', '/sys/user/my/sessions', all);
    expect(data).toEqual({ ended: 2 });
    expect((await sessionsOf(token)).status).toBe(401);
    expect((await sessionsOf(judge)).status).toBe(200);
  });
}
