import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api, loginAdministrator, loginCompetitor } from './context.ts';
import { enter, PASSWORD, past, person, rowOf } from './own-data.ts';

const REASON = '11月20日来信申请，已核对身份';
const ADMINISTRATOR = 'user-administrator';

/** Sends the request as the demo's administrator, unless another token or password is given. */
async function close(id: string, { token = '', password = 'Admin-2026' } = {}) {
  const caller = token === '' ? await loginAdministrator() : token;
  const body = { id, reason: REASON, password };
  return await api.call('closeSystemUser', '/sys/user/close', { token: caller, body });
}

/** Creates a user with permissions. */
async function staffWith(...ids: string[]) {
  return await person({
    permissions: ids.map((id) => ({ id, name: id })),
    emailVerifiedAt: api.clock.now,
  });
}

/** Closing of an account by staff. The effects on the data are in `ownDataTests`. */
export function closingByStaffTests(): void {
  it('deletes an account without records and ends its sessions', async () => {
    const who = await person();
    expect((await close(who.id)).data).toEqual({ closed: true, entries: 0 });
    expect(await rowOf(who)).toBeUndefined();
    const current = await api.call('getCurrentUser', '/client/user/current', { token: who.token });
    expect(current.status).toBe(401);
  });

  it('removes the personal data of an account with a past entry, once', async () => {
    const who = await person();
    await past(await enter(who));
    expect((await close(who.id)).data).toEqual({ closed: true, entries: 1 });
    expect(await rowOf(who)).toMatchObject({ chineseName: '已注销', email: null, disabled: true });
    expect(await close(who.id)).toMatchObject({ code: 1001, msg: '该账号已注销' });
  });

  it('returns 404 for an unknown account', async () => {
    expect((await close('nobody')).status).toBe(404);
  });

  it('is recorded in the audit log with its reason', async () => {
    const who = await person();
    await close(who.id);
    const [row] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, who.id))
      .orderBy(desc(auditLog.at))
      .limit(1);
    expect(row).toMatchObject({
      operation: 'closeSystemUser',
      outcome: 'done',
      userId: ADMINISTRATOR,
      detail: REASON,
    });
  });

  it('requires the permission to write users and the password of the caller', async () => {
    const who = await person();
    const reader = await staffWith('system:login', 'user:read');
    const own = { token: reader.token, password: PASSWORD };
    expect((await close(who.id, own)).code).toBe(1007);
    expect((await close(who.id, { token: await loginCompetitor() })).code).toBe(1007);
    expect((await close(who.id, { password: 'wrong-2026' })).msg).toBe('当前密码不正确');
    expect(await rowOf(who)).toMatchObject({ disabled: false });
    const writer = await staffWith('system:login', 'user:write');
    expect((await close(who.id, { token: writer.token, password: PASSWORD })).code).toBe(200);
  });

  it('refuses the own account, and accounts with permissions, such as the last administrator', async () => {
    expect((await close(ADMINISTRATOR)).msg).toBe('不能删除自己的账号');
    const writer = await staffWith('system:login', 'user:write');
    const refused = await close(ADMINISTRATOR, { token: writer.token, password: PASSWORD });
    expect(refused.msg).toBe('该账号拥有工作权限，须先由管理员移除权限才能注销');
    const token = await beginSession(api.db, ADMINISTRATOR, api.clock.now);
    expect((await api.call('getCurrentUser', '/client/user/current', { token })).code).toBe(200);
  });

  it('refuses an account with an entry in a running edition', async () => {
    const who = await person();
    const entry = await enter(who);
    expect((await close(who.id)).msg).toContain('请先撤回项目');
    await api.db.delete(projects).where(eq(projects.id, entry));
    expect(await rowOf(who)).toMatchObject({ disabled: false });
  });
}
