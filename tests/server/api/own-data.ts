import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { closuresAt } from '../../../server/ops/backup/closures-at.ts';
import {
  activities,
  activitySignUps,
  auditLog,
  experts,
  files,
  matches,
  projects,
  recordDrafts,
  recordVersions,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { quickHash } from '../support/quick-hash.ts';
import { api } from './context.ts';
import { newKey, STORED_TEAM, WHOLE } from './entries.ts';
import { PDF, send } from './files.ts';

export const PASSWORD = 'mine-since-2026';
const DAY = 86_400_000;

export interface Person {
  id: string;
  token: string;
}

/** Creates a user with a password and no records. */
export async function person(change: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  const id = newKey();
  await api.db.insert(users).values({
    id,
    firstName: 'Wei',
    lastName: 'Su',
    chineseName: '',
    email: `${id}@e.cn`,
    emailVerifiedAt: api.clock.now,
    passwordHash: quickHash(PASSWORD),
    permissions: [],
    roles: [],
    ...change,
  });
  const token = await beginSession(api.db, id, api.clock.now);
  return { id, token };
}

export async function enter({ token }: Person, body: object = {}): Promise<string> {
  const sent = { ...WHOLE, saveKey: newKey(), ...body };
  return (await api.call('saveProject', '/client/project', { token, body: sent })).data.id;
}

const mine = async ({ token }: Person) =>
  (await api.call('getMyData', '/sys/user/my/data', { token })).data;
const close = ({ token }: Person, password?: string) =>
  api.call('closeMyAccount', '/sys/user/my/close', { token, body: { password } });
export const rowOf = async ({ id }: Person) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0];

/** Moves the entry to an edition that has ended. */
export async function past(entry: string): Promise<void> {
  const [current] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
  if (current === undefined) throw new Error('The demo has no current edition');
  const id = newKey();
  const ended = new Date(api.clock.now.getTime() - DAY);
  await api.db.insert(matches).values({ ...current, id, year: 1999, end: ended });
  await api.db.update(projects).set({ matchId: id, status: 4 }).where(eq(projects.id, entry));
  onTestFinished(async () => {
    await api.db.delete(projects).where(eq(projects.id, entry));
    await api.db.delete(matches).where(eq(matches.id, id));
  });
}

async function join(who: Person, days: number): Promise<string> {
  const [demo] = await api.db.select().from(activities).limit(1);
  if (demo === undefined) throw new Error('The demo has no activity');
  const id = newKey();
  const end = new Date(api.clock.now.getTime() + days * DAY);
  const row = { ...demo, id, end, start: new Date(end.getTime() - 1000), signedUp: 1 };
  await api.db.insert(activities).values({ ...row, cancelReason: null });
  const signUp = { activityId: id, userId: who.id, status: 'signedUp' as const };
  await api.db.insert(activitySignUps).values({ ...signUp, signedUpAt: api.clock.now });
  onTestFinished(async () => {
    await api.db.delete(activitySignUps).where(eq(activitySignUps.activityId, id));
    await api.db.delete(activities).where(eq(activities.id, id));
  });
  return id;
}

/** Export of a user’s own data, and closing of the account. */
export function ownDataTests(): void {
  it('exports all data of a user and none of others', async () => {
    const who = await person();
    const file = (await send({ token: who.token, bytes: PDF })).data.id;
    const entry = await enter(who, { attachments: [{ id: file, shared: false }] });
    const activity = await join(who, 3);
    const data = await mine(who);
    expect(data.account.id).toBe(who.id);
    expect(data.entries.map(({ id, team }) => [id, team])).toEqual([[entry, STORED_TEAM]]);
    expect(data.files.map(({ id }) => id)).toEqual([file]);
    expect(data.activities.map(({ id }) => id)).toEqual([activity]);
    expect(data.sessions).toMatchObject([{ current: true }]);
    expect(data.expert).toBeNull();
    await api.db.delete(projects).where(eq(projects.id, entry));
    const other = await mine(await person());
    expect([other.entries, other.files, other.activities]).toEqual([[], [], []]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/i);
  });

  it('closes an unreferenced account with its drafts, registration and files', async () => {
    const who = await person();
    const file = (await send({ token: who.token, bytes: PDF })).data.id;
    const draft = await enter(who, { status: 0, attachments: [{ id: file, shared: true }] });
    const [expert] = await api.db.select().from(experts).limit(1);
    if (expert === undefined) throw new Error('The demo has no expert');
    await api.db.insert(experts).values({ ...expert, id: newKey(), userId: who.id });
    const activity = await join(who, 3);

    expect(await close(who)).toMatchObject({ code: 1001, msg: '当前密码不正确' });
    expect(await close(who, 'not it at all')).toMatchObject({ code: 1001, msg: '当前密码不正确' });
    expect((await close(who, PASSWORD)).data).toEqual({ closed: true, entries: 0 });

    expect(await rowOf(who)).toBeUndefined();
    // The list of closures is applied to restored backups.
    expect(await closuresAt(dirname(api.files))).toContain(who.id);
    expect(await api.db.$count(projects, eq(projects.id, draft))).toBe(0);
    expect(await api.db.$count(files, eq(files.id, file))).toBe(0);
    expect(await api.db.$count(experts, eq(experts.userId, who.id))).toBe(0);
    const [left] = await api.db.select().from(activities).where(eq(activities.id, activity));
    expect(left?.signedUp).toBe(0);
    expect((await api.call('getMyData', '/sys/user/my/data', { token: who.token })).status).toBe(
      401,
    );
    const records = await api.db.select().from(auditLog).where(eq(auditLog.userName, who.id));
    const record = records.find(({ outcome }) => outcome === 'done');
    expect(record).toMatchObject({ operation: 'closeMyAccount', outcome: 'done', userId: null });
  });

  it('keeps an entry of a past edition as a result, without contact data', async () => {
    const who = await person({ chineseName: '王教授' });
    const [shared, own] = [
      (await send({ token: who.token, bytes: PDF })).data.id,
      (await send({ token: who.token, bytes: PDF })).data.id,
    ];
    const members = [{ name: '李思远', role: '设计', mobile: '13800000011' }];
    const attachments = [
      { id: shared, shared: true },
      { id: own, shared: false },
    ];
    const entry = await enter(who, { attachments, members });
    await past(entry);
    const held = await join(who, -3);

    expect((await close(who, PASSWORD)).data).toEqual({ closed: true, entries: 1 });
    const [row] = await api.db.select().from(projects).where(eq(projects.id, entry));
    const { identity: _id, mobile: _mobile, email: _email, ...team } = WHOLE.team ?? {};
    expect(row).toMatchObject({ name: WHOLE.name, members: [{ name: '李思远', role: '设计' }] });
    expect(row?.team).toEqual(team);
    expect(await api.db.$count(files, eq(files.id, shared))).toBe(1);
    expect(await api.db.$count(files, eq(files.id, own))).toBe(0);
    expect(await api.db.$count(activitySignUps, eq(activitySignUps.activityId, held))).toBe(1);
    expect(await rowOf(who)).toMatchObject({
      chineseName: '已注销',
      phone: null,
      email: null,
      passwordHash: null,
      disabled: true,
    });
  });

  it('refuses to close an account with an entry in a running edition or with permissions', async () => {
    const who = await person();
    await enter(who);
    expect((await close(who, PASSWORD)).msg).toBe(
      '该账号的项目正在参加尚未结束的赛事，请先撤回项目，或在赛事结束后注销',
    );
    expect(await rowOf(who)).toMatchObject({ disabled: false });
    await api.db.delete(projects).where(eq(projects.userId, who.id));
    const permissions = [{ id: 'score:user', name: 'score:user' }];
    const judge = await person({ permissions });
    expect((await close(judge, PASSWORD)).msg).toBe(
      '该账号拥有工作权限，须先由管理员移除权限才能注销',
    );
  });

  it('replaces the name of a closed account in versions, drafts and the audit log', async () => {
    // An account with a remaining entry keeps its row.
    const winner = await person();
    await past(await enter(winner));
    for (const who of [await person(), winner]) {
      const id = newKey();
      const by = { userId: who.id, userName: 'Wei Su' };
      const at = api.clock.now;
      const record = { kind: 'news' as const, recordId: id, content: {} };
      await api.db
        .insert(recordVersions)
        .values({ ...record, ...by, number: 1, action: 'changed', at });
      await api.db.insert(recordDrafts).values({ ...record, ...by, at });
      const audited = { operation: 'updateNews', outcome: 'done' as const, address: '::1' };
      await api.db.insert(auditLog).values({ id, at, ...by, ...audited });
      expect((await close(who, PASSWORD)).code).toBe(200);
      const names = [
        await api.db.select().from(recordVersions).where(eq(recordVersions.recordId, id)),
        await api.db.select().from(recordDrafts).where(eq(recordDrafts.recordId, id)),
        await api.db.select().from(auditLog).where(eq(auditLog.id, id)),
      ].flatMap((rows) => rows.map(({ userName }) => userName));
      expect(names).toEqual([who.id, who.id, who.id]);
      await api.db.delete(recordDrafts).where(eq(recordDrafts.recordId, id));
    }
  });

  it('closes an account without a password by its session alone', async () => {
    const who = await person({ passwordHash: null });
    const other = await beginSession(api.db, who.id, api.clock.now);
    expect((await close(who)).data.closed).toBe(true);
    const again = await api.call('getCurrentUser', '/client/user/current', { token: other });
    expect(again.status).toBe(401);
  });
}
