import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { invitations, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api } from './context.ts';

const DAY = 86_400_000;
const PASSWORD = 'Invited-2026';
let staff: string;
let made = 0;

const accept = (token: string, newPassword = PASSWORD) =>
  api.call('acceptInvitation', '/client/user/invitation', { body: { token, newPassword } });

const send = (id: string, token = staff) =>
  api.call('sendInvitation', '/sys/user/invitation', { token, body: { id } });

const logIn = (username: string, password = PASSWORD) =>
  api.call('login', '/client/user/login', { body: { username, password } });

/** The token of the newest mail to this address. */
function tokenFor(email: string): string {
  const mail = api.noticeSender.mails.findLast(({ to }) => to === email);
  return /invitation=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Adds a user without a name, as staff do. */
async function add(change: object = {}) {
  made += 1;
  const email = `invited${String(made)}@example.org`;
  const names = { firstName: '', lastName: '', chineseName: '' };
  const body = { ...names, email, status: 1 as const, roles: [], permissions: [], ...change };
  const { data } = await api.call('createSystemUser', '/sys/user', { token: staff, body });
  return { ...data, email };
}

const later = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
};

async function seen(id: string) {
  const path = `/sys/user/detail/${id}`;
  return (await api.call('getSystemUser', path, { token: staff })).data.invitation;
}

export function invitationTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(() => {
    api.noticeSender.sendsMail = true;
    api.noticeSender.broken = false;
  });

  it('is mailed to a new user without a name, who sets a password with it once', async () => {
    const right = { id: 'content:write', name: 'content:write' };
    const user = await add({ permissions: [right], password: 'Admin-2026' });
    expect(user).toMatchObject({
      permissions: [right],
      invitation: { sentDate: expect.any(String) as string },
    });
    const token = tokenFor(user.email);
    const [stored] = await api.db.select().from(invitations).where(eq(invitations.userId, user.id));
    expect(stored?.tokenHash).not.toContain(token);
    expect(await accept(token, '123456')).toMatchObject({ code: 1001 });
    expect(await accept(token)).toMatchObject({ code: 200, data: { phone: user.email } });
    expect(await logIn(user.email)).toMatchObject({ code: 200 });
    expect(await accept(token)).toMatchObject({
      code: 1001,
      msg: '邀请链接已失效，请联系管理员重新发送',
    });
    expect(await seen(user.id)).toBeUndefined();
  });

  it('links to the site in the recipient’s language', async () => {
    const user = await add();
    await api.db.update(users).set({ language: 'en-US' }).where(eq(users.id, user.id));
    later(61_000);
    await send(user.id);
    const mail = api.noticeSender.mails.findLast(({ to }) => to === user.email);
    expect(mail?.subject).toContain('Your account on');
    expect(mail?.text).toContain('https://competition.example/?lang=US#/login?invitation=');
  });

  it('is replaced by a newer one, at most once a minute', async () => {
    const user = await add();
    const first = tokenFor(user.email);
    expect(await send(user.id)).toMatchObject({ code: 1001 });
    later(61_000);
    expect(await send(user.id)).toMatchObject({ code: 200 });
    expect(await accept(first)).toMatchObject({ code: 1001 });
    expect(await accept(tokenFor(user.email))).toMatchObject({ code: 200 });
  });

  it.each([
    ['a week has passed', () => later(7 * DAY)],
    ['the address has changed', (id: string) => set(id, { email: `moved-${id}@example.org` })],
    ['the account is disabled', (id: string) => set(id, { disabled: true })],
    ['the account has a password', (id: string) => set(id, { passwordHash: 'x' })],
    ['the account is removed', (id: string) => api.db.delete(users).where(eq(users.id, id))],
  ])('is invalid once %s', async (_, change) => {
    const user = await add();
    const token = tokenFor(user.email);
    await change(user.id);
    expect(await accept(token)).toMatchObject({ code: 1001 });
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('is not sent where mail can’t arrive, and staff see the reason', async () => {
    api.noticeSender.sendsMail = false;
    const user = await add();
    expect(user.invitation).toEqual({});
    expect((await send(user.id)).msg).toContain('无法发送邀请');
    api.noticeSender.sendsMail = true;
    api.noticeSender.broken = true;
    expect(await send(user.id)).toMatchObject({ code: 1001, msg: '邀请邮件未能发出，请稍后重试' });
    expect(await seen(user.id)).toEqual({});
    api.noticeSender.broken = false;
    expect(await send(user.id)).toMatchObject({ code: 200 });
    expect((await send('user-competitor')).msg).toContain('该用户无法接收邀请');
  });

  it('requires the permission to grant permissions for a user with permissions', async () => {
    const right = { id: 'content:write', name: 'content:write' };
    const user = await add({ permissions: [right], password: 'Admin-2026' });
    const writer = { firstName: 'W', lastName: '', chineseName: '' };
    const permissions = ['system:login', 'user:write'].map((id) => ({ id, name: id }));
    const id = `inviter-${String(made)}`;
    await api.db.insert(users).values({ id, ...writer, permissions, roles: [] });
    const token = await beginSession(api.db, id, api.clock.now);
    expect(await send(user.id, token)).toMatchObject({ code: 1007 });
  });
}

async function set(id: string, row: Partial<typeof users.$inferInsert>) {
  await api.db.update(users).set(row).where(eq(users.id, id));
}
