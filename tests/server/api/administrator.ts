import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeAdministrator } from '../../../server/identity/system-user/make-administrator.ts';
import { users } from '../../../server/database/schema.ts';
import { StartupError } from '../../../server/base/startup-error.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { api, CONSENT } from './context.ts';

const person = { phone: '13977770000', email: 'First@example.org', password: 'First-2026' };
const dashboard = async (password: string) => {
  const token = await api.login(person.phone, password);
  return await api.call('getDashboard', '/sys/dashboard', { token });
};

/** Tests `npm run administrator`. */
export function administratorTests(): void {
  it('creates an account with access to the back office', async () => {
    const made = await makeAdministrator(api.db, person);
    expect(made).toEqual({ fresh: true, endedSessions: 0 });
    expect((await dashboard(person.password)).status).toBe(200);
  });

  it('restores the access of a disabled administrator and ends the old sessions', async () => {
    const token = await api.login(person.phone, person.password);
    const mine = eq(users.phone, person.phone);
    await api.db.update(users).set({ disabled: true, permissions: [] }).where(mine);
    const made = await makeAdministrator(api.db, { ...person, password: 'Second-2026' });
    expect(made).toMatchObject({ fresh: false });
    expect(made).not.toHaveProperty('replacedEmail');
    expect((await dashboard('Second-2026')).status).toBe(200);
    expect((await api.call('getDashboard', '/sys/dashboard', { token })).status).toBe(401);
  });

  it('removes address, password, sessions and codes of an earlier registration of the number', async () => {
    const mobile = '13977770077';
    const email = 'stranger@example.org';
    const body = { username: mobile, mobile, consent: CONSENT, email, password: 'stranger-1' };
    await api.call('registerUser', '/client/user/register', { body });
    const token = await api.login(mobile, 'stranger-1');
    const ask = `/client/user/reset-password/send-email?email=${email}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await api.call('sendResetCode', ask, { method: 'POST', headers: form });
    const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);

    const made = await makeAdministrator(api.db, {
      phone: mobile,
      email: 'Second@example.org',
      password: 'Owner-2026',
    });
    expect(made).toEqual({ fresh: false, replacedEmail: 's***@example.org', endedSessions: 1 });
    expect((await api.call('getCurrentUser', '/client/user/current', { token })).status).toBe(401);
    const reset = { body: { email, verifyCode, newPassword: 'stranger-2' } };
    const again = await api.call('resetPassword', '/client/user/reset-password/email', reset);
    expect(again.code).toBe(1001);
    const owner = await api.login(mobile, 'Owner-2026');
    const { data } = await api.call('getCurrentUser', '/client/user/current', { token: owner });
    expect(data).toMatchObject({ email: 'second@example.org', unconfirmed: [] });
  });

  it('refuses the address of another account for a number that has one, and changes nothing', async () => {
    const taken = { ...person, email: 'Competitor@example.org', password: 'Third-2026' };
    await expect(makeAdministrator(api.db, taken)).rejects.toThrow(
      new StartupError('ADMIN_EMAIL="Competitor@example.org": belongs to another account.'),
    );
    expect((await dashboard('Second-2026')).status).toBe(200);
  });

  it.each([
    [{ phone: '12' }, 'ADMIN_PHONE="12": must be 10 to 16 digits, with + or without.'],
    [{ email: 'nobody' }, 'ADMIN_EMAIL="nobody": must look like name@example.org.'],
    [
      { email: '张三@example.org' },
      'ADMIN_EMAIL="张三@example.org": must look like name@example.org.',
    ],
    [{ password: 'short' }, 'ADMIN_PASSWORD: must have at least 6 characters.'],
    [{ password: 'Password123' }, 'ADMIN_PASSWORD: is a common password; choose another.'],
    [{ phone: '13977770001' }, 'ADMIN_EMAIL="First@example.org": belongs to another account.'],
  ])('refuses %j with a message of one line', async (wrong, line) => {
    const made = makeAdministrator(api.db, { ...person, ...wrong });
    await expect(made).rejects.toThrow(new StartupError(line));
  });
}
