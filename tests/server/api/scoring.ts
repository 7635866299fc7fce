import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, files, menuItems, projects, users } from '../../../server/database/schema.ts';
import { beginSession, endSession, sha256 } from '../../../server/identity/session/sessions.ts';
import { quickHash } from '../support/quick-hash.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';

const ADDRESS = 'https://scores.example.org/login';
const PASSWORD = 'Admin-2026';
const SCORING = eq(menuItems.routerName, 'ScoringSystem');

let administrator: string;
let made = 0;

const named = (id: string) => ({ id, name: id });

/** Creates an account with these permissions, and a session of it. */
async function holder(...rights: string[]): Promise<{ id: string; token: string }> {
  const id = `scoring-${String((made += 1))}`;
  const names = { firstName: 'Lan', lastName: 'Gu', chineseName: '顾岚' };
  const passwordHash = quickHash(PASSWORD);
  const permissions = rights.map(named);
  await api.db.insert(users).values({ id, ...names, passwordHash, permissions, roles: [] });
  return { id, token: await beginSession(api.db, id, api.clock.now) };
}

const set = (body: object, token = administrator) =>
  api.call('updateScoringSystem', '/sys/scoring-system', { token, body, method: 'PUT' });
const get = async () =>
  (await api.call('getScoringSystem', '/sys/scoring-system', { token: administrator })).data;
const menu = async () =>
  (await api.call('listStaffMenu', '/sys/menu', { token: administrator })).data.items;
const writeMenu = (items: object[]) =>
  saveNewest(api, 'updateMenu', { token: administrator, body: { items } });
const issue = (token: string) =>
  api.call('createJudgingToken', '/client/judging/token', { token, method: 'POST' });
const judge = (token: string) => api.call('getJudge', '/client/judging/judge', { token });

/** The external scoring system (decision 0154). */
export function scoringTests(): void {
  let stored: string | undefined;

  beforeEach(async () => {
    administrator = await beginSession(api.db, 'user-administrator', api.clock.now);
    stored ??= (await get()).address;
  });
  afterAll(async () => {
    await set({ address: stored, password: PASSWORD });
  });

  describe('the address', () => {
    it('is set with the user’s password, and written to the audit log', async () => {
      expect(await set({ address: ADDRESS })).toMatchObject({ code: 1001, msg: '当前密码不正确' });
      const changed = await set({ address: ` ${ADDRESS} `, password: PASSWORD });
      expect(changed.data).toEqual({ address: ADDRESS });
      expect(await get()).toEqual({ address: ADDRESS });
      const entry = (await api.call('getMenu', '/client/menu')).data.find(
        ({ routerName }) => routerName === 'ScoringSystem',
      );
      expect(entry).toMatchObject({ path: ADDRESS, permission: 'score:user' });
      const done = and(
        eq(auditLog.operation, 'updateScoringSystem'),
        eq(auditLog.outcome, 'done'),
        eq(auditLog.detail, ADDRESS),
      );
      expect(await api.db.$count(auditLog, done)).toBe(1);
    });

    it.each([['http://scores.example.org/'], ['javascript:alert(1)'], ['https://']])(
      'must use https, not %s',
      async (address) => {
        const refused = await set({ address, password: PASSWORD });
        expect(refused).toMatchObject({ code: 1001, fields: [{ pointer: '/address' }] });
      },
    );

    it('requires the permission to grant permissions', async () => {
      const { token } = await holder('system:login', 'config:write');
      expect((await set({ address: ADDRESS, password: PASSWORD }, token)).code).toBe(1007);
    });

    it('adds the missing menu entry, and can be removed', async () => {
      await api.db.delete(menuItems).where(SCORING);
      await set({ address: ADDRESS, password: PASSWORD });
      expect(await menu()).toContainEqual(
        expect.objectContaining({ routerName: 'ScoringSystem', path: ADDRESS }),
      );
      expect((await set({ password: PASSWORD })).data).toEqual({});
      expect((await writeMenu(await menu())).code).toBe(200);
      await set({ address: ADDRESS, password: PASSWORD });
    });

    it('is not changed by the menu', async () => {
      const items = await menu();
      const at = items.findIndex(({ routerName }) => routerName === 'ScoringSystem');
      const evil = items.map((item, index) =>
        index === at ? { ...item, path: 'https://evil.example.org/' } : item,
      );
      expect(await writeMenu(evil)).toMatchObject({
        code: 1001,
        fields: [{ pointer: `/items/${String(at)}/path` }],
      });
      const without = items.filter((_, index) => index !== at);
      expect((await writeMenu(without)).code).toBe(1001);
      const unnamed = items.map(({ path, ...item }, index) =>
        index === at || path === undefined ? item : { ...item, path },
      );
      expect((await writeMenu(unnamed)).data.items).toEqual(items);
      expect(await get()).toEqual({ address: ADDRESS });
    });
  });

  describe('the token', () => {
    it('identifies the judge for five minutes', async () => {
      const { id, token } = await holder('score:user');
      const { data } = await issue(token);
      expect(data.token).toMatch(/^judge-[\w-]{43}$/);
      expect(data.expiresIn).toBe(300);
      const who = { id, firstName: 'Lan', lastName: 'Gu', chineseName: '顾岚' };
      expect((await judge(data.token)).data).toEqual(who);
      api.clock.now = new Date(api.clock.now.getTime() + 300_001);
      expect((await judge(data.token)).status).toBe(401);
    });

    it('is revoked with the session, and with the permission to judge', async () => {
      const one = await holder('score:user');
      const first = (await issue(one.token)).data.token;
      await endSession(api.db, sha256(one.token));
      expect((await judge(first)).status).toBe(401);
      const other = await holder('score:user');
      const second = (await issue(other.token)).data.token;
      await api.db.update(users).set({ permissions: [] }).where(eq(users.id, other.id));
      expect((await judge(second)).status).toBe(401);
    });

    it('is issued to judges only', async () => {
      const { token } = await holder('system:login', 'right:grant');
      expect(await issue(token)).toMatchObject({ code: 1001, msg: '您的账号没有评审权限' });
      expect((await judge(token)).code).toBe(1001);
    });

    it('opens files of entries in review, except of the judge’s own entry', async () => {
      await set({ address: ADDRESS, password: PASSWORD });
      const { id, token } = await holder('score:user', 'system:login', 'entry:read');
      const judging = (await issue(token)).data.token;
      const file = (name: string) => ({
        id: `${id}-${name}`,
        name,
        mime: 'application/pdf',
        size: 1,
        hash: '0',
        public: false,
      });
      const [template] = await api.db.select().from(projects).limit(1);
      if (template === undefined) throw new Error('the demo has no entry');
      await api.db.insert(files).values([file('review'), { ...file('own'), ownerId: id }]);
      const before = template.logoFileId;
      const entry = eq(projects.id, template.id);
      await api.db
        .update(projects)
        .set({ logoFileId: `${id}-review`, status: 2 })
        .where(entry);
      const head = async (name: string) => {
        const url = `/api/sys/file/download/${id}-${name}`;
        const { statusCode } = await api.app.inject({
          method: 'HEAD',
          url,
          headers: { token: judging },
        });
        return statusCode;
      };
      expect(await head('own')).toBe(404);
      expect(await head('review')).toBe(200);
      await api.db
        .update(projects)
        .set({ logoFileId: before, status: template.status })
        .where(entry);
    });
  });
}
