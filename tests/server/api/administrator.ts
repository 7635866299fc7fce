import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeAdministrator } from '../../../server/administrator.ts';
import { users } from '../../../server/database/schema.ts';
import { StartFailure } from '../../../server/start-failure.ts';
import { api } from './context.ts';

const person = { phone: '13977770000', email: 'First@example.org', password: 'First-2026' };
const dashboard = async (password: string) => {
  const token = await api.login(person.phone, password);
  return await api.call('getDashboard', '/sys/dashboard', { token });
};

/** `npm run administrator`. */
export function administratorTests(): void {
  it('makes an account that opens the back office', async () => {
    expect(await makeAdministrator(api.db, person)).toBe(true);
    expect((await dashboard(person.password)).status).toBe(200);
  });

  it('lets one in again who is locked out, and ends the old sessions', async () => {
    const token = await api.login(person.phone, person.password);
    const mine = eq(users.phone, person.phone);
    await api.db.update(users).set({ disabled: true, permissions: [] }).where(mine);
    expect(await makeAdministrator(api.db, { ...person, password: 'Second-2026' })).toBe(false);
    expect((await dashboard('Second-2026')).status).toBe(200);
    expect((await api.call('getDashboard', '/sys/dashboard', { token })).status).toBe(401);
  });

  it.each([
    [{ phone: '12' }, 'ADMIN_PHONE="12": must be 10 to 16 digits, with + or without.'],
    [{ email: 'nobody' }, 'ADMIN_EMAIL="nobody": must look like name@example.org.'],
    [{ password: 'short' }, 'ADMIN_PASSWORD: must have at least 6 characters.'],
    [{ phone: '13977770001' }, 'ADMIN_EMAIL="First@example.org": belongs to another account.'],
  ])('refuses %j in one line', async (wrong, line) => {
    const made = makeAdministrator(api.db, { ...person, ...wrong });
    await expect(made).rejects.toThrow(new StartFailure(line));
  });
}
