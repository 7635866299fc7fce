import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditLog, matches, projects, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { quickHash } from '../support/quick-hash.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { newKey, anotherUser, STORED_TEAM, WHOLE } from './entries.ts';

const PASSWORD = 'Admin-2026';
const WRONG = { code: 1001, msg: '当前密码不正确' };
const grant = (id: string) => ({ id, name: id });

let administrator: string;

/** Creates a staff account with these permissions, and a session of it. */
export async function staff(...rights: string[]): Promise<{ id: string; token: string }> {
  const id = newKey();
  await api.db.insert(users).values({
    id,
    firstName: 'Ada',
    lastName: 'Wong',
    chineseName: '',
    passwordHash: quickHash(PASSWORD),
    permissions: ['system:login', ...rights].map(grant),
    roles: [],
  });
  return { id, token: await beginSession(api.db, id, api.clock.now) };
}

function bodyOf(change: object = {}) {
  const mobile = `136${String(Math.random()).slice(2, 10)}`;
  const names = { firstName: 'Wei', lastName: 'Su', chineseName: '苏玮' };
  const email = `${mobile}@example.org`;
  return { ...names, status: 1, mobile, email, permissions: [], roles: [], ...change };
}

const create = (token: string, body: object) =>
  api.call('createSystemUser', '/sys/user', { token, body });
/** Sends a body with the newest revision, which its caller may not be able to read. */
const update = async (token: string, body: object) => {
  const path = `/sys/user/detail/${String((body as { id?: string }).id)}`;
  const read = await api.call('getSystemUser', path, { token: administrator });
  const sent = { ...body, revision: read.code === 200 ? read.data.revision : 'none' };
  return await api.call('updateSystemUser', '/sys/user', { token, body: sent, method: 'PUT' });
};
const remove = (token: string, id: string) =>
  api.call('deleteSystemUser', `/sys/user/${id}`, { token, method: 'DELETE' });
const define = (body: object, token = administrator) =>
  api.call('createRole', '/sys/role', { token, body: { password: PASSWORD, ...body } });
const redefine = (body: object, token = administrator) =>
  saveNewest(api, 'updateRole', {
    token,
    method: 'PUT',
    body: { password: PASSWORD, ...body },
  });
const roles = async () => (await api.call('listRoles', '/sys/role', { token: administrator })).data;
const audit = async (query = '') =>
  (await api.call('listAudit', `/sys/audit?${query}`, { token: administrator })).data;

/** Permissions and roles of staff, and the audit log. */
export function staffRightTests(): void {
  beforeEach(async () => {
    administrator = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('prevents a caller without the permission to grant from granting and from changing accounts with permissions', async () => {
    const { token } = await staff('user:write');
    const granted = bodyOf({ permissions: [grant('user:read')] });
    expect((await create(token, { ...granted, password: PASSWORD })).code).toBe(1007);
    const { data } = await create(token, bodyOf());
    const other = { ...data, chineseName: '苏伟' };
    expect((await update(token, other)).data.chineseName).toBe('苏伟');
    const raised = { ...other, roles: [grant('administrator')], password: PASSWORD };
    expect((await update(token, raised)).code).toBe(1007);

    // A new address or a removed account would give access to its permissions.
    const path = '/sys/user/detail/user-administrator';
    const known = (await api.call('getSystemUser', path, { token: administrator })).data;
    const moved = { ...known, email: 'mine@example.org', password: PASSWORD };
    expect((await update(token, moved)).code).toBe(1007);
    expect((await remove(token, 'user-administrator')).code).toBe(1007);
    expect((await remove(token, data.id)).code).toBe(200);
  });

  it('requires the caller’s password to grant permissions or change another user’s contact', async () => {
    const { token } = await staff('user:write', 'right:grant');
    const body = bodyOf({ permissions: [grant('user:read')] });
    expect(await create(token, body)).toMatchObject(WRONG);
    expect(await create(token, { ...body, password: 'not it' })).toMatchObject(WRONG);
    const { data } = await create(token, { ...body, password: PASSWORD });
    expect(data.permissions).toEqual([grant('user:read')]);
    expect(data).not.toHaveProperty('password');
    expect((await update(token, { ...data, lastName: 'Suo' })).code).toBe(200);
    expect(await update(token, { ...data, permissions: [] })).toMatchObject(WRONG);
    expect(await update(token, { ...data, mobile: '13611119876' })).toMatchObject(WRONG);
    const moved = await update(token, { ...data, mobile: '13611119876', password: PASSWORD });
    expect(moved.data.mobile).toBe('13611119876');
  });

  it('refuses to remove the caller’s own permission to grant, directly and by role', async () => {
    const msg = '不能停用自己的账号或移除自己的管理权限';
    const { data: role } = await define({ name: { CN: newKey() }, permissions: ['right:grant'] });
    const { id, token } = await staff();
    await api.db
      .update(users)
      .set({ roles: [grant(role.id)] })
      .where(eq(users.id, id));
    const left = { id: role.id, name: role.name, permissions: ['user:read'] };
    expect(await redefine(left, token)).toMatchObject({ code: 1001, msg });
    const held = {
      permissions: ['system:login', 'user:write'].map(grant),
      roles: [grant(role.id)],
    };
    await api.db.update(users).set(held).where(eq(users.id, id));
    const own = { ...bodyOf(held), id, roles: [], password: PASSWORD };
    expect(await update(token, own)).toMatchObject({ code: 1001, msg });
  });

  it('creates a role, renames it for its members, and deletes it once it has no members', async () => {
    const CN = newKey();
    const name = { CN };
    expect(await define({ name, permissions: [], password: 'not it' })).toMatchObject(WRONG);
    const { data: role } = await define({ name, permissions: ['system:login', 'entry:read'] });
    expect(role).toMatchObject({ name, members: 0, builtIn: false });
    const same = { CN: ` ${CN} `, US: 'Another' };
    expect(await define({ name: same, permissions: [] })).toMatchObject({ msg: '已有同名角色' });
    const blank = await define({ name: { CN: ' ' }, permissions: [] });
    expect(blank).toMatchObject({ status: 400, code: 400 });
    const body = bodyOf({ roles: [{ id: role.id, name: CN }], password: PASSWORD });
    const { data: user } = await create(administrator, body);
    const token = await beginSession(api.db, user.id, api.clock.now);
    const me = async () =>
      (await api.call('getCurrentUser', '/client/user/current', { token })).data;
    expect((await me()).permissions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['entry:read', 'system:login']),
    );

    const renamed = { id: role.id, name: { CN: `${CN} 2` }, permissions: ['system:login'] };
    expect((await redefine(renamed)).data).toMatchObject({ ...renamed, members: 1 });
    expect(await me()).toMatchObject({
      roles: [{ id: role.id, name: `${CN} 2` }],
      permissions: [grant('system:login')],
    });
    const drop = () =>
      api.call('deleteRole', `/sys/role/${role.id}`, { token: administrator, method: 'DELETE' });
    expect(await drop()).toMatchObject({ code: 1001, msg: '仍有人拥有该角色，请先移除' });
    await remove(administrator, user.id);
    expect((await drop()).data).toEqual({ id: role.id });
    expect((await drop()).status).toBe(404);
    expect((await redefine(renamed)).status).toBe(404);
  });

  it('returns a role’s name in the request’s language, and ignores a name from the client', async () => {
    const key = newKey();
    const name = { CN: `评审 ${key}`, US: `Reviewers ${key}` };
    const HK = `評審 ${key}`;
    const { data: role } = await define({ name, permissions: ['system:login', 'user:read'] });
    expect(role.name).toEqual({ ...name, HK, converted: true });
    // The client’s name for a role is ignored.
    const held = [{ id: role.id, name: 'Managers' }, grant('no role of staff')];
    const { data: user } = await create(
      administrator,
      bodyOf({ roles: held, chineseName: key, password: PASSWORD }),
    );
    const recorded = (await audit(`keywords=${user.id}`)).records;
    expect(recorded[0]?.detail).toBe(`permissions: –; roles: ${name.CN}, no role of staff`);

    const token = await beginSession(api.db, user.id, api.clock.now);
    const shown = async (language: string) => {
      const as = { token, headers: { 'accept-language': language } };
      const list = await api.call('listSystemUsers', `/sys/user?keywords=${key}`, as);
      return [
        (await api.call('getCurrentUser', '/client/user/current', as)).data,
        (await api.call('getMySystemUser', '/sys/user/my', as)).data,
        (await api.call('getSystemUser', `/sys/user/detail/${user.id}`, as)).data,
        ...list.data.records,
      ].map(({ roles: [first, second] }) => [first?.name, second?.name]);
    };
    const everywhere = (text: string) => Array.from({ length: 4 }, () => [text, held[1]?.name]);
    expect(await shown('zh-CN')).toEqual(everywhere(name.CN));
    expect(await shown('en-US')).toEqual(everywhere(name.US));
    expect(await shown('zh-HK')).toEqual(everywhere(HK));

    const permissions = ['system:login', 'user:read'];
    const changed = await redefine({ id: role.id, name: { ...role.name, CN: key }, permissions });
    expect(changed.data.name).toEqual({
      CN: key,
      US: name.US,
      HK: key,
      converted: true,
      outdated: ['US'],
    });
    await redefine({ id: role.id, name: { CN: key }, permissions });
    expect(await shown('en-US')).toEqual(everywhere(key));
  });

  it('lists the built-in role with every back-office permission, and refuses to change it', async () => {
    const [first] = await roles();
    expect(first).toMatchObject({ id: 'administrator', builtIn: true });
    expect(first?.permissions).toContain('right:grant');
    expect(first?.permissions).not.toContain('score:user');
    const change = { id: 'administrator', name: { CN: 'x' }, permissions: [] };
    expect((await redefine(change)).status).toBe(404);
  });

  it('returns identity numbers only with the permission to read them, and records the access', async () => {
    const team = await anotherUser();
    const body = { ...WHOLE, saveKey: newKey() };
    const { data } = await api.call('saveProject', '/client/project', { token: team, body });
    const path = `/sys/project/${data.id}`;
    const other = await staff('entry:read');
    const reader = await staff('entry:read', 'entry:identity');
    const detail = await api.call('getStaffProject', path, { token: reader.token });
    expect(detail.data).toMatchObject({ team: STORED_TEAM });
    expect(JSON.stringify(detail)).not.toContain(WHOLE.team?.identity?.number);
    const number = (token: string, of = path) =>
      api.call('getProjectIdentity', `${of}/identity`, { token });
    expect((await number(other.token)).code).toBe(1007);
    expect((await number(reader.token)).data).toEqual(WHOLE.team?.identity);
    expect((await number(reader.token, '/sys/project/nothing')).status).toBe(404);
    // Filters by user, because the access tests produce many records of this operation.
    const recorded = async (id: string) =>
      (await audit(`operation=getProjectIdentity&keywords=${id}`)).records;
    const records = [...(await recorded(other.id)), ...(await recorded(reader.id))];
    const reported = records.filter(({ userId }) => [other.id, reader.id].includes(userId ?? ''));
    // All records have the same time, so their order is undefined.
    const rows = reported.map(({ userId, outcome, target }) => ({ userId, outcome, target }));
    expect(rows.toSorted((a, b) => a.outcome.localeCompare(b.outcome))).toEqual([
      { userId: reader.id, outcome: 'done', target: data.id },
      { userId: other.id, outcome: 'forbidden', target: data.id },
      { userId: reader.id, outcome: 'refused', target: 'nothing' },
    ]);
    expect(JSON.stringify(records)).not.toContain(WHOLE.team?.identity?.number);
  });

  it('records what staff did, to what, from which address', async () => {
    const { id, token } = await staff('user:write', 'right:grant');
    const body = bodyOf({ permissions: [grant('user:read')], password: PASSWORD });
    const { data } = await create(token, body);
    await create(token, { ...body, password: 'not it' });
    await api.call('listStaffNews', '/sys/news', { token });
    await api.call('listStaffNews', '/sys/news', { token });
    const { records, total } = await audit(`keywords=${id}`);
    expect(records.map(({ operation, outcome }) => `${operation} ${outcome}`).toSorted()).toEqual([
      'createSystemUser done',
      'createSystemUser refused',
      // Two requests within a minute produce one record.
      'listStaffNews forbidden',
    ]);
    expect(total).toBe(3);
    const done = records.find(({ outcome }) => outcome === 'done');
    expect(done).toMatchObject({
      userId: id,
      userName: 'Ada Wong',
      address: '127.0.0.1',
      target: data.id,
      detail: 'permissions: user:read; roles: –',
    });
    expect(JSON.stringify(records)).not.toContain(PASSWORD);
    expect((await audit(`keywords=${data.id}&outcome=done`)).total).toBe(1);
    expect((await audit(`keywords=${id}&outcome=refused&operation=reviewProject`)).total).toBe(0);
    const later = new Date(api.clock.now.getTime() + 1000).toISOString();
    expect((await audit(`keywords=${id}&from=${later}`)).total).toBe(0);
    expect((await audit(`keywords=${id}&to=${later}`)).total).toBe(3);
  });

  it('names the records that still exist, and not those that are gone', async () => {
    const { id: userId } = await staff();
    const [entry] = await api.db.select().from(projects).where(eq(projects.matchId, 'match-2'));
    const [edition] = await api.db.select().from(matches).where(eq(matches.id, 'match-2'));
    const [prize] = edition?.prizes ?? [];
    const common = { at: api.clock.now, outcome: 'done', userName: 'Ada', address: '::1' } as const;
    const record = (operation: string, target: string, detail: string) => ({
      ...common,
      id: newKey(),
      operation,
      target: `${userId} ${target}`,
      detail,
    });
    await api.db
      .insert(auditLog)
      .values([
        record('reviewProjects', `${entry?.id ?? ''}, ${newKey()}`, `status 4, ${prize?.id ?? ''}`),
        record('updateMatch', 'match-2', prize?.id ?? ''),
      ]);
    const { records } = await audit(`keywords=${userId}`);
    const names = new Map(
      records.map((one) => [one.operation, one.names?.map(({ name }) => name).slice(1)]),
    );
    expect(Object.fromEntries(names)).toEqual({
      reviewProjects: [entry?.name, prize?.name.CN],
      updateMatch: [edition?.name.CN],
    });
  });

  it('records successful and failed logins to existing accounts', async () => {
    const mobile = '13644445555';
    const { id } = await staff();
    await api.db.update(users).set({ phone: mobile }).where(eq(users.id, id));
    const login = (username: string, password: string) =>
      api.call('login', '/client/user/login', { body: { username, password } });
    const before = await api.db.$count(auditLog);
    await login('13644440000', 'first-password');
    await login(mobile, 'not the password');
    await login(mobile, PASSWORD);
    await expect.poll(() => api.db.$count(auditLog)).toBe(before + 2);
    const { records } = await audit(`keywords=${id}`);
    expect(records.map(({ operation, outcome }) => `${operation} ${outcome}`).toSorted()).toEqual([
      'login done',
      'login refused',
    ]);
  });

  it('records an export, and refuses a caller without the permission to export', async () => {
    const body = { list: 'users', records: 50 };
    const { id, token } = await staff('export');
    const call = (from: string) =>
      api.call('recordExport', '/sys/audit/export', { token: from, body });
    expect((await call(token)).data).toEqual({ recorded: true });
    expect((await audit(`keywords=${id}`)).records).toMatchObject([
      { operation: 'recordExport', target: 'users', detail: '50' },
    ]);
    expect((await call((await staff('user:read')).token)).code).toBe(1007);
  });
}
