import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { closuresAt } from '../../../server/ops/backup/closures-at.ts';
import { files, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { newKey } from './entries.ts';

let token: string;

const BODY = {
  firstName: 'Wei',
  lastName: 'Su',
  chineseName: '苏玮',
  status: 1 as const,
  email: 'wei.su@example.org',
  mobile: '13611112222',
  userCode: 'SU001',
  permissions: [],
  roles: [{ id: 'editor', name: '编辑' }],
};
/** The administrator’s password, required to change permissions and contacts. */
const password = 'Admin-2026';

function add(change: object = {}) {
  return api.call('createSystemUser', '/sys/user', {
    token,
    body: { ...BODY, password, ...change },
  });
}

function update(body: object) {
  const sent = { password, ...body };
  return saveNewest(api, 'updateSystemUser', { token, body: sent, method: 'PUT' });
}

function remove(id: string) {
  return api.call('deleteSystemUser', `/sys/user/${id}`, { token, method: 'DELETE' });
}

function find(query: string) {
  return api.call('listSystemUsers', `/sys/user?${query}`, { token });
}

export function systemUserTests(): void {
  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
  });

  it('pages through three thousand users without gaps or repeats', async () => {
    const ids = new Set<string>();
    const { total } = (await find('size=1000')).data;
    expect(total).toBeGreaterThanOrEqual(3000);
    for (let current = 1; (current - 1) * 1000 < total; current += 1) {
      const { data } = await find(`size=1000&current=${current}`);
      for (const { id } of data.records) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect((await find('')).data.size).toBe(50);
    expect((await find('size=10000')).data.records).toHaveLength(total);
    expect((await find('size=10001')).status).toBe(400);
  });

  it.each([
    ['phone', { mobile: '13611119999' }, 401],
    ['e-mail', { email: 'new.su@example.org' }, 401],
    ['name alone', { lastName: 'Suo' }, 200],
  ])(
    'sends to a session of an account whose %s staff change (%j) the status %i',
    async (_, change, status) => {
      const body = {
        ...BODY,
        mobile: '13611117777',
        email: 'moved@example.org',
        userCode: 'SU777',
      };
      const { id } = (await add(body)).data;
      const own = await beginSession(api.db, id, api.clock.now);
      await update({ ...body, id, ...change });
      const response = await api.call('getCurrentUser', '/client/user/current', { token: own });
      await remove(id);
      expect(response.status).toBe(status);
    },
  );

  it('finds users by every word in any field, and escapes wildcards', async () => {
    const byName = await find(`keywords=${encodeURIComponent('chen jing.CHEN QM0003')}`);
    expect(byName.data.records.map(({ id }) => id)).toEqual(['user-administrator']);
    expect((await find(`keywords=${encodeURIComponent('陈静')}`)).data.total).toBeGreaterThan(0);
    expect((await find('keywords=%25')).data.total).toBe(0);
    expect((await find('keywords=_')).data.total).toBe(0);
  });

  it('returns users for selection with their status, without unneeded fields', async () => {
    const page = await api.call('listSystemUserOptions', '/sys/user/select?size=10', { token });
    expect(page.data.records).toHaveLength(10);
    expect(page.data.records[0]).not.toHaveProperty('mobile');
    const all = await api.call('listAllSystemUserOptions', '/sys/user/select/all', { token });
    expect(all.data).toHaveLength(page.data.total);
    const some = '/sys/user/select/all?keywords=QM0003';
    const found = await api.call('listAllSystemUserOptions', some, { token });
    expect(found.data.map(({ adUser }) => adUser)).toEqual(['jing.chen']);
  });

  it.each([',', '%2C'])('returns names for ids joined by %s', async (comma) => {
    const ids = ['user-administrator', 'nobody', 'user-judge'].join(comma);
    const { data } = await api.call('getSystemUserNames', `/sys/user/name-map/${ids}`, { token });
    expect(data).toEqual({
      'user-administrator': { firstName: 'Jing', lastName: 'Chen', chineseName: '陈静' },
      'user-judge': { firstName: 'Mingyuan', lastName: 'Zhou', chineseName: '周明远' },
    });
  });

  it('returns names for up to a hundred ids of any length', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => String(i).padStart(64, 'x'));
    const path = (list: string[]) => `/sys/user/name-map/${list.join(',')}`;
    expect((await api.call('getSystemUserNames', path(ids), { token })).data).toEqual({});
    const tooMany = [...ids.map((id) => id.slice(40)), 'one'];
    expect((await api.call('getSystemUserNames', path(tooMany), { token })).status).toBe(400);
  });

  it('adds, changes and removes a user without a password', async () => {
    const { data } = await add({ mobile: '+8613611112222', email: 'Wei.Su@Example.org' });
    expect(data).toMatchObject({ ...BODY, createBy: 'user-administrator' });
    const [row] = await api.db.select().from(users).where(eq(users.id, data.id));
    expect(row?.passwordHash).toBeNull();

    const session = await beginSession(api.db, data.id, api.clock.now);
    const { userCode: _, ...rest } = BODY;
    const changed = await update({ ...rest, id: data.id, status: 0, chineseName: '苏伟' });
    expect(changed.data).toMatchObject({ status: 0, chineseName: '苏伟' });
    expect(changed.data).not.toHaveProperty('userCode');
    await update({ ...BODY, id: data.id });
    const my = await api.call('getMySystemUser', '/sys/user/my', { token: session });
    expect(my.status).toBe(401);

    const detail = `/sys/user/detail/${data.id}`;
    expect((await api.call('getSystemUser', detail, { token })).data.status).toBe(1);
    expect((await remove(data.id)).data).toEqual({ id: data.id });
    expect(await closuresAt(dirname(api.files))).toContain(data.id);
    expect((await remove(data.id)).status).toBe(404);
    expect((await api.call('getSystemUser', detail, { token })).status).toBe(404);
    expect((await update({ ...BODY, id: data.id })).status).toBe(404);
  });

  it('refuses a duplicate mobile number, email address or staff number, and reports which', async () => {
    const { data } = await add();
    const other = { mobile: '13611113333', email: 'other@example.org', userCode: 'SU002' };
    expect((await add({ ...other, mobile: BODY.mobile })).msg).toBe('该手机号已被其他账号使用');
    expect((await add({ ...other, email: 'WEI.SU@example.org' })).msg).toBe(
      '该邮箱已被其他账号使用',
    );
    expect((await add({ ...other, userCode: 'SU001' })).msg).toBe('该工号已被其他账号使用');
    const twice = await Promise.all([add(other), add(other)]);
    expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1001]);
    expect((await update({ ...BODY, id: data.id, mobile: other.mobile })).msg).toBe(
      '该手机号已被其他账号使用',
    );
    await remove(data.id);
  });

  it('refuses an invalid address, number or status', async () => {
    expect((await add({ email: 'nobody' })).status).toBe(400);
    expect((await add({ mobile: '123' })).status).toBe(400);
    expect((await add({ status: 2 })).status).toBe(400);
  });

  it('refuses to let staff lock themselves out', async () => {
    const path = '/sys/user/detail/user-administrator';
    const { data } = await api.call('getSystemUser', path, { token });
    expect((await update({ ...data, status: 0 })).code).toBe(1001);
    const { msg } = await update({ ...data, permissions: [], roles: [] });
    expect(msg).toBe('不能停用自己的账号或移除自己的管理权限');
    expect((await remove('user-administrator')).msg).toBe('不能删除自己的账号');
  });

  it('refuses to remove an account that records refer to', async () => {
    expect((await remove('user-attendee-001')).msg).toBe('该账号已有业务记录，请改为停用');
  });

  it('lets users change only their own names and picture', async () => {
    const mine = await beginSession(api.db, 'user-judge', api.clock.now);
    const body = { firstName: 'Ming', lastName: 'Zhou', chineseName: '周明' };
    const put = (change: object) =>
      api.call('updateMySystemUser', '/sys/user/my', {
        token: mine,
        method: 'PUT',
        body: { ...body, ...change },
      });
    const avatarFileId = `portrait-${newKey()}`;
    const picture = { name: 'me.png', mime: 'image/png', size: 4, hash: avatarFileId };
    await api.db.insert(files).values({ ...picture, id: avatarFileId, ownerId: 'user-judge' });
    const { data } = await put({ avatarFileId, permissions: [] });
    expect(data).toMatchObject({
      ...body,
      avatarUrl: `/api/sys/file/download/${avatarFileId}`,
      permissions: [{ id: 'score:user', name: 'score:user' }],
    });
    expect((await put({})).data.avatarUrl).toBe(data.avatarUrl);
    expect((await put({ avatarFileId: null })).data).not.toHaveProperty('avatarUrl');
    expect((await put({ avatarFileId: 'nothing' })).msg).toBe('头像文件无效');
    await put({ firstName: 'Mingyuan', chineseName: '周明远' });
  });
}
