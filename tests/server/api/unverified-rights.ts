import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/boot/app.ts';
import { auditLog, notices, secondFactors, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { quickHash } from '../support/quick-hash.ts';
import { codeIn } from '../support/recording-notice-sender.ts';
import { ENCRYPTION_KEY } from '../support/test-api.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';

const PASSWORD = 'Unverified-2026';
const ADMIN = 'Admin-2026';
const GRANTED = { permissions: [named('system:login')], roles: [named('administrator')] };
const NONE = { permissions: [], roles: [] };

type Row = typeof users.$inferSelect;

let made = 0;
let administrator: string;

function named(id: string) {
  return { id, name: id };
}

/** Creates an account as a registration does, with changes. */
async function account(change: Partial<typeof users.$inferInsert> = {}) {
  made += 1;
  const phone = String(13_470_000_000 + made);
  const email = `unverified${String(made)}@example.org`;
  const names = { firstName: 'Una', lastName: String(made), chineseName: '' };
  const row = { id: `unverified-${String(made)}`, phone, email, ...names, ...NONE };
  const passwordHash = quickHash(PASSWORD);
  await api.db.insert(users).values({ ...row, passwordHash, ...change });
  return row;
}

async function stored(id: string): Promise<Row> {
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new Error(`no account ${id}`);
  return row;
}

const detail = async (id: string) =>
  (await api.call('getSystemUser', `/sys/user/detail/${id}`, { token: administrator })).data;

const update = async (id: string, change: object) =>
  await api.call('updateSystemUser', '/sys/user', {
    token: administrator,
    body: { ...(await detail(id)), ...change, password: ADMIN },
    method: 'PUT',
  });

const create = (change: object) => {
  const names = { firstName: 'New', lastName: '', chineseName: '' };
  const body = { ...names, status: 1, ...NONE, password: ADMIN, ...change };
  return api.call('createSystemUser', '/sys/user', { token: administrator, body });
};

/** Logs in with the code sent to a phone number. */
async function logInBySms(phone: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await api.call('sendLoginCode', '/client/user/login/sendVerify', { body: { phone } });
  const verifyCode = codeIn(api.noticeSender.messages.at(-1)?.text);
  const body = { phone, verifyCode };
  return await api.call('loginByPhone', '/client/user/login/phone', { body });
}

/** Sets a password with the code sent to an email address. */
async function resetByMail(email: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const path = `/client/user/reset-password/send-email?email=${email}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await api.call('sendResetCode', path, { method: 'POST', headers });
  const verifyCode = codeIn(api.noticeSender.mails.at(-1)?.text);
  const body = { email, verifyCode, newPassword: 'Owner-2026' };
  return await api.call('resetPassword', '/client/user/reset-password/email', { body });
}

async function acceptInvitation(email: string) {
  const mail = api.noticeSender.mails.findLast(({ to }) => to === email);
  const token = /invitation=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  const body = { token, newPassword: 'Owner-2026' };
  return await api.call('acceptInvitation', '/client/user/invitation', { body });
}

/** Ids of the users who were notified that an account lost its permissions. */
async function notifiedOf(id: string): Promise<string[]> {
  const rows = await api.db.select().from(notices).where(eq(notices.event, 'rightsWithdrawn'));
  return rows.filter(({ values }) => values['id'] === id).map(({ userId }) => userId);
}

/** Audit records of a user; the first may be written after its response. */
const auditOf = (userId: string, operation: string) =>
  vi.waitFor(async () => {
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.userId, userId), eq(auditLog.operation, operation)));
    expect(rows).not.toEqual([]);
    return rows;
  });

/** Permissions of accounts with unverified contacts (decision 0153). */
export function unverifiedRightsTests(): void {
  beforeAll(() => {
    api.noticeSender.sendsMail = true;
    api.noticeSender.broken = false;
  });
  beforeEach(async () => {
    administrator = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  describe.each([
    ['a login by SMS', 'loginByPhone', ({ phone }: Row) => logInBySms(phone ?? '')],
    ['a reset by mail', 'resetPassword', ({ email }: Row) => resetByMail(email ?? '')],
  ] as const)('of an account taken over by %s', (_, operation, take) => {
    it('are removed, and every user who may grant permissions is notified', async () => {
      const role = crypto.randomUUID();
      await api.call('createRole', '/sys/role', {
        token: administrator,
        body: { name: { CN: role }, permissions: ['right:grant'], password: ADMIN },
      });
      const all = await api.call('listRoles', '/sys/role', { token: administrator });
      const granting = all.data.find(({ name }) => name.CN === role);
      const byRole = await account({ roles: [named(granting?.id ?? '')] });
      const byName = await account({ permissions: [named('right:grant')] });
      const other = await account({ permissions: [named('content:write')] });
      const { id } = await account(GRANTED);

      const taken = await take(await stored(id));
      expect(taken).toMatchObject({ code: 200 });
      expect(taken.data.removed).toContain('rights');
      expect(await stored(id)).toMatchObject(NONE);
      const notified = await notifiedOf(id);
      expect(notified).toEqual(
        expect.arrayContaining(['user-administrator', byRole.id, byName.id]),
      );
      expect(notified).not.toContain(id);
      expect(notified).not.toContain(other.id);
      const [record] = await auditOf(id, operation);
      expect(record?.detail).toContain('rights withdrawn: permissions: system:login');
      expect(record?.detail).toContain('roles: administrator');
    });

    it('are removed, and the second factor stays', async () => {
      const { id } = await account({ ...GRANTED, secondFactorAt: api.clock.now });
      const factor = { userId: id, encryptedSecret: 'ciphertext', begunAt: api.clock.now };
      await api.db.insert(secondFactors).values(factor);
      await take(await stored(id));
      const after = await stored(id);
      expect(after).toMatchObject(NONE);
      expect(after.secondFactorAt).not.toBeNull();
      expect(await api.db.$count(secondFactors, eq(secondFactors.userId, id))).toBe(1);
    });

    it('cause no notice if the account had none', async () => {
      const { id } = await account();
      const taken = await take(await stored(id));
      expect(taken.data.removed ?? []).not.toContain('rights');
      expect(await notifiedOf(id)).toEqual([]);
    });
  });

  it('are not given back before the second step of the login', async () => {
    const { id, phone } = await account({ ...GRANTED, secondFactorAt: api.clock.now });
    const login = await logInBySms(phone);
    expect(login).toMatchObject({ code: 1005 });
    expect(login).not.toHaveProperty('data');
    const [record] = await auditOf(id, 'loginByPhone');
    expect(record?.detail).toMatch(/^rights withdrawn: .*; second factor required$/);
  });

  it('are removed also where staff must have a second factor', async () => {
    const { db, files, noticeSender, clock } = api;
    const secondFactor = { keys: [ENCRYPTION_KEY] as const, requiredOfStaff: true };
    const app = await buildApp({ db, files, noticeSender, secondFactor, now: () => clock.now });
    const { id, phone } = await account(GRANTED);
    clock.now = new Date(clock.now.getTime() + 60_000);
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/client/user/login/${path}`, payload });
    await post('sendVerify', { phone });
    const verifyCode = codeIn(noticeSender.messages.at(-1)?.text);
    expect((await post('phone', { phone, verifyCode })).json()).toMatchObject({ code: 200 });
    expect(await stored(id)).toMatchObject(NONE);
    await app.close();
  });

  describe('without a verified contact', () => {
    it.each([
      ['/permissions', { permissions: [named('content:write')] }],
      ['/roles', { roles: [named('administrator')] }],
    ])('are refused at %s', async (path, change) => {
      const { id } = await account();
      expect(await update(id, change)).toMatchObject({
        code: 1001,
        msg: '该账号的手机号和邮箱均未验证，暂不能授予权限。请先让对方登录并验证其中一项',
        fields: [{ pointer: path }],
      });
      await api.db.update(users).set({ phoneVerifiedAt: api.clock.now }).where(eq(users.id, id));
      expect(await update(id, change)).toMatchObject({ code: 200 });
    });

    it('are refused also when staff change the contact in the same request', async () => {
      const { id } = await account();
      const permissions = [named('content:write')];
      const change = { permissions, email: `moved-${id}@example.org` };
      expect(await update(id, change)).toMatchObject({ code: 1001 });
    });

    it('can be removed by staff', async () => {
      const { id } = await account(GRANTED);
      expect(await update(id, { roles: [] })).toMatchObject({ code: 200 });
      expect(await update(id, { chineseName: '乌娜' })).toMatchObject({ code: 200 });
    });
  });

  it('are refused to a new account without an email address', async () => {
    const mobile = String(13_480_000_000 + (made += 1));
    const refused = await create({ mobile, roles: [named('administrator')] });
    expect(refused).toMatchObject({ code: 1001, fields: [{ pointer: '/roles' }] });
    expect(await create({ mobile })).toMatchObject({ code: 200 });
  });

  it('stay after the invitation is accepted, and are removed by an earlier login by SMS', async () => {
    const contact = (n: number) => ({
      mobile: String(13_490_000_000 + n),
      email: `waiting${String(n)}@example.org`,
    });
    const [invited, texted] = [contact((made += 1)), contact((made += 1))];
    const first = (await create({ ...invited, ...GRANTED })).data;
    const second = (await create({ ...texted, ...GRANTED })).data;
    expect(first.unconfirmed).toEqual(['mobile', 'email']);

    expect(await acceptInvitation(invited.email)).toMatchObject({ code: 200 });
    expect(await stored(first.id)).toMatchObject(GRANTED);
    expect((await detail(first.id)).unconfirmed).toEqual(['mobile']);

    expect((await logInBySms(texted.mobile)).data.removed).toEqual(['rights']);
    expect(await stored(second.id)).toMatchObject({ ...NONE, email: texted.email });
    expect(await acceptInvitation(texted.email)).toMatchObject({ code: 1001 });
    expect(await notifiedOf(second.id)).toContain('user-administrator');
    expect(await update(second.id, GRANTED)).toMatchObject({ code: 200 });
  });

  it('stay when the invited user resets the password by mail', async () => {
    const email = `reset${String((made += 1))}@example.org`;
    const { id } = (await create({ email, ...GRANTED })).data;
    expect((await resetByMail(email)).data).toEqual({ phone: email });
    expect(await stored(id)).toMatchObject(GRANTED);
  });

  it('can’t be reached by a second contact that only staff entered', async () => {
    const contact = {
      mobile: String(13_490_000_000 + (made += 1)),
      email: `typo${made}@example.org`,
    };
    const { id } = (await create({ ...contact, ...GRANTED })).data;
    await acceptInvitation(contact.email);
    expect(await logInBySms(contact.mobile)).toMatchObject({ code: 1001 });
    expect(await stored(id)).toMatchObject({ ...GRANTED, phone: null });
  });

  it('can’t be reached by a contact that staff changed', async () => {
    const verified = { phoneVerifiedAt: api.clock.now, emailVerifiedAt: api.clock.now };
    const { id } = await account({ ...GRANTED, ...verified });
    const mobile = String(13_490_000_000 + (made += 1));
    expect((await update(id, { mobile })).data.unconfirmed).toEqual(['mobile']);
    expect(await logInBySms(mobile)).toMatchObject({ code: 1001 });
  });

  it('prevent staff from changing the only verified contact', async () => {
    const { id } = await account({ ...GRANTED, phoneVerifiedAt: api.clock.now });
    const mobile = String(13_490_000_000 + (made += 1));
    expect(await update(id, { mobile })).toMatchObject({
      code: 1001,
      fields: [{ pointer: '/mobile' }],
    });
    expect(await update(id, { mobile, ...NONE })).toMatchObject({ code: 200 });
    // Without permissions, a contact entered by staff is accepted.
    expect((await logInBySms(mobile)).data).not.toHaveProperty('removed');
  });

  describe('of a staff account without a password', () => {
    const MISSING = {
      code: 1001,
      msg: '您的账号尚未设置密码，请先在账号设置中设置',
      fields: [{ pointer: '/password' }],
    };
    const body = { name: { CN: '无密码' }, permissions: ['system:login'] };
    const STEP_UPS: Record<string, (token: string) => Promise<{ code: number }>> = {
      createRole: (token) => api.call('createRole', '/sys/role', { token, body }),
      updateRole: (token) => saveNewest(api, 'updateRole', { token, body: { ...body, id: 'x' } }),
      createSystemUser: (token) => {
        const names = { firstName: 'A', lastName: '', chineseName: '' };
        const email = 'no-password@example.org';
        const user = { ...names, email, status: 1, ...GRANTED };
        return api.call('createSystemUser', '/sys/user', { token, body: user });
      },
      updateSystemUser: async (token) => {
        const { id } = await account({ emailVerifiedAt: api.clock.now });
        const user = { ...(await detail(id)), ...GRANTED };
        return api.call('updateSystemUser', '/sys/user', { token, body: user, method: 'PUT' });
      },
      removeSecondFactor: (token) =>
        api.call('removeSecondFactor', '/sys/user/second-factor/remove', {
          token,
          body: { id: 'user-judge' },
        }),
      closeSystemUser: (token) =>
        api.call('closeSystemUser', '/sys/user/close', {
          token,
          body: { id: 'user-competitor', reason: '来信申请' },
        }),
      beginMySecondFactor: (token) =>
        api.call('beginMySecondFactor', '/sys/user/my/second-factor', { token, body: {} }),
      updateMyContact: (token) => {
        const contact = { email: 'moved@example.org', emailCode: '123456' };
        const how = { token, body: contact, method: 'PUT' } as const;
        return api.call('updateMyContact', '/sys/user/my/contact', how);
      },
    };

    it.each(Object.entries(STEP_UPS))(
      'do not allow %s before a password is set',
      async (_, step) => {
        const { id } = await account({
          ...GRANTED,
          passwordHash: null,
          phoneVerifiedAt: api.clock.now,
        });
        const token = await beginSession(api.db, id, api.clock.now);
        expect(await step(token)).toMatchObject(MISSING);
        const first = { token, body: { newPassword: PASSWORD }, method: 'PUT' } as const;
        const set = await api.call('changeMyPassword', '/sys/user/my/password', first);
        expect(set).toMatchObject({ code: 200 });
        expect((await step(token)) as object).not.toMatchObject({ msg: MISSING.msg });
      },
    );

    it('are needed for that refusal: an account without any sets up a second factor', async () => {
      const verified = { passwordHash: null, phoneVerifiedAt: api.clock.now };
      const { id } = await account(verified);
      const token = await beginSession(api.db, id, api.clock.now);
      expect(await STEP_UPS['beginMySecondFactor']?.(token)).toMatchObject({ code: 200 });
    });
  });

  it('are shown with the unverified contacts', async () => {
    const { id } = await account({ emailVerifiedAt: api.clock.now });
    expect((await detail(id)).unconfirmed).toEqual(['mobile']);
    expect(await detail('user-administrator')).not.toHaveProperty('unconfirmed');
  });
}
