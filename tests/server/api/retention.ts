import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  deployment,
  errorLog,
  experts,
  files,
  matches,
  notices,
  projects,
  removedFiles,
  users,
  identityDocuments,
} from '../../../server/database/schema.ts';
import { removeUnattached } from '../../../server/ops/retention/remove-unattached.ts';
import { removeExpired } from '../../../server/ops/retention/remove-expired.ts';
import { api, CONSENT } from './context.ts';
import { PDF, send } from './files.ts';
import { newKey, anotherUser, STORED_TEAM, WHOLE } from './entries.ts';

const DAY = 86_400_000;
const IDENTITY_DAYS = 100;
const AUDIT_DAYS = 50;

let outbox: string;

const later = (days: number) => new Date(api.clock.now.getTime() + days * DAY);
const removeAt = (now: Date, all: boolean) =>
  removeExpired(api.db, { now, identityDays: IDENTITY_DAYS, auditDays: AUDIT_DAYS, outbox, all });
const removeAfter = (days: number) => removeAt(later(days), true);

async function register(mobile: string): Promise<string> {
  const body = {
    username: mobile,
    mobile,
    consent: CONSENT,
    password: 'first-password',
    email: `${mobile}@e.cn`,
  };
  await api.call('registerUser', '/client/user/register', { body });
  const [row] = await api.db
    .update(users)
    .set({ createDate: api.clock.now })
    .where(eq(users.phone, mobile))
    .returning();
  if (row === undefined) throw new Error('the account was not made');
  return row.id;
}

const isThere = async (id: string) => (await api.db.$count(users, eq(users.id, id))) === 1;

/** Retention periods and the removal of expired data. */
export function retentionTests(): void {
  beforeEach(async () => {
    outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
    return () => rm(outbox, { recursive: true, force: true });
  });

  it('removes an unverified account without records after 14 days', async () => {
    const id = await register('13533330001');
    await removeAfter(13);
    expect(await isThere(id)).toBe(true);
    await removeAfter(15);
    expect(await isThere(id)).toBe(false);
  });

  it.each([
    ['whose phone is verified', (id: string) => verify(id)],
    ['with an entry', (id: string) => enter(id)],
    ['with a permission', (id: string) => grant(id)],
  ])('keeps an account %s', async (what, change) => {
    const id = await register(`1353333${String(1000 + what.length)}`);
    await change(id);
    await removeAfter(400);
    expect(await isThere(id)).toBe(true);
  });

  it('removes identity numbers some days after the edition, and keeps other data', async () => {
    const token = await anotherUser();
    const body = { ...WHOLE, saveKey: newKey() };
    const { data } = await api.call('saveProject', '/client/project', { token, body });
    const read = async () => {
      const [row] = await api.db.select().from(projects).where(eq(projects.id, data.id));
      return row;
    };
    const before = await read();
    const [match] = await api.db
      .select()
      .from(matches)
      .where(eq(matches.id, before?.matchId ?? ''));
    const end = ((match?.end ?? api.clock.now).getTime() - api.clock.now.getTime()) / DAY;
    await removeAfter(end + IDENTITY_DAYS - 1);
    const numbers = () => api.db.$count(identityDocuments, eq(identityDocuments.ownerId, data.id));
    expect((await read())?.team).toEqual(STORED_TEAM);
    expect(await numbers()).toBe(1);
    await removeAfter(end + IDENTITY_DAYS + 1);
    const { identity: _document, ...rest } = WHOLE.team ?? {};
    expect(await read()).toEqual({ ...before, team: rest });
    expect(await numbers()).toBe(0);
  });

  it('removes the identity number of an expert some days after the last change', async () => {
    const [expert] = await api.db.select().from(experts).limit(1);
    if (expert === undefined) throw new Error('the demo has no expert');
    const own = eq(experts.id, expert.id);
    const identity = { type: 'passport' as const, number: '****1' };
    await api.db.update(experts).set({ updateDate: api.clock.now, identity }).where(own);
    await api.db
      .insert(identityDocuments)
      .values({ ownerId: expert.id, expertId: expert.id, type: 'passport', number: 'plain.1' })
      .onConflictDoNothing();
    const held = async () => [
      (await api.db.select().from(experts).where(own))[0]?.identity,
      await api.db.$count(identityDocuments, eq(identityDocuments.ownerId, expert.id)),
    ];
    await removeAfter(IDENTITY_DAYS - 1);
    expect(await held()).toEqual([identity, 1]);
    await removeAfter(IDENTITY_DAYS + 1);
    expect(await held()).toEqual([null, 0]);
  });

  it('removes error reports after 30 days', async () => {
    const time = api.clock.now;
    const row = { type: 'error', code: 0, text: 'x', url: '/', time, receivedAt: time };
    const [{ id } = { id: -1 }] = await api.db.insert(errorLog).values(row).returning();
    await removeAfter(29);
    expect(await api.db.$count(errorLog, eq(errorLog.id, id))).toBe(1);
    await removeAfter(31);
    expect(await api.db.$count(errorLog, eq(errorLog.id, id))).toBe(0);
  });

  it('removes old records of the audit log', async () => {
    const id = newKey();
    const row = { at: api.clock.now, operation: 'login', outcome: 'done' as const, userName: 'x' };
    await api.db.insert(auditLog).values({ ...row, id, address: '::1' });
    await removeAfter(AUDIT_DAYS - 1);
    expect(await api.db.$count(auditLog, eq(auditLog.id, id))).toBe(1);
    await removeAfter(AUDIT_DAYS + 1);
    expect(await api.db.$count(auditLog, eq(auditLog.id, id))).toBe(0);
  });

  describe('after a clock jump', () => {
    const DAYS = 4000;

    beforeEach(async () => {
      await api.db.insert(deployment).values({ id: newKey() }).onConflictDoNothing();
      await api.db.update(deployment).set({ retentionAt: api.clock.now, retentionRefused: null });
      const rows = Array.from({ length: 20 }, () => ({
        id: newKey(),
        at: api.clock.now,
        operation: 'login',
        outcome: 'done' as const,
        userName: 'x',
        address: '::1',
      }));
      await api.db.insert(auditLog).values(rows);
      return () => api.db.update(deployment).set({ retentionAt: null, retentionRefused: null });
    });

    const held = async () => ({
      auditRecords: await api.db.$count(auditLog),
      notices: await api.db.$count(notices),
      numbers: await api.db.$count(identityDocuments),
      accounts: await api.db.$count(users),
    });

    it('removes nothing, and reports the jump in the health details', async () => {
      const before = await held();
      const { removed, refused } = await removeAt(later(DAYS), false);
      expect(refused.auditRecords).toBe(before.auditRecords);
      expect(removed.auditRecords).toBe(0);
      expect(await api.db.$count(auditLog)).toBe(before.auditRecords);
      const health = (await api.app.inject('/health/ready')).json<Record<string, object>>();
      expect(health['retention']).toMatchObject({ status: 'refused', records: refused });
    });

    it('clears the warning once the clock is right', async () => {
      await removeAt(later(DAYS), false);
      await removeAt(later(0), true);
      const health = (await api.app.inject('/health/ready')).json<Record<string, object>>();
      expect(health).not.toHaveProperty('retention');
    });

    it('removes everything when the operator allows it', async () => {
      const { removed, refused } = await removeAt(later(DAYS), true);
      expect(removed.auditRecords).toBeGreaterThanOrEqual(20);
      expect(refused).toEqual({});
    });

    it('removes any share of the records if the last run was recent', async () => {
      await api.db.update(deployment).set({ retentionAt: later(DAYS - 6) });
      const { removed, refused } = await removeAt(later(DAYS), false);
      expect(removed.auditRecords).toBeGreaterThanOrEqual(20);
      expect(refused).toEqual({});
    });

    it.each([-1, 8])('refuses removal when the last run was %i days before', async (days) => {
      await api.db.update(deployment).set({ retentionAt: later(DAYS - days) });
      const { refused } = await removeAt(later(DAYS), false);
      expect(refused.auditRecords).toBeGreaterThanOrEqual(20);
    });
  });

  it('removes outbox files after 7 days, and tolerates a missing outbox', async () => {
    await mkdir(outbox, { recursive: true });
    for (const [name, days] of [
      ['old.eml', 8],
      ['new.eml', 6],
    ] as const) {
      const written = later(-days);
      await writeFile(join(outbox, name), 'x');
      await utimes(join(outbox, name), written, written);
    }
    expect((await removeAfter(0)).removed.outboxFiles).toBe(1);
    expect(await readdir(outbox)).toEqual(['new.eml']);
    await rm(outbox, { recursive: true });
    expect((await removeAfter(0)).removed.outboxFiles).toBe(0);
  });

  it('removes unreferenced uploads after a week, and keeps files in drafts', async () => {
    const user = await anotherUser();
    const store = async () => (await send({ token: user, bytes: PDF })).data.id;
    const [attached, open, loose] = [await store(), await store(), await store()];
    const draft = { ...WHOLE, status: 0, saveKey: newKey(), attachments: [{ id: attached }] };
    await api.call('saveProject', '/client/project', { token: user, body: draft });
    const moveAside = (days: number) =>
      api.db.transaction((tx) => removeUnattached(tx, later(days)));
    await api.db
      .update(files)
      .set({ createDate: later(6) })
      .where(eq(files.id, open));
    expect(await moveAside(6)).not.toContain(loose);
    const removed = await moveAside(8);
    expect(removed).toContain(loose);
    expect(removed).not.toContain(attached);
    // The file was uploaded for a form that is still open.
    expect(removed).not.toContain(open);
    expect(await api.db.$count(removedFiles, eq(removedFiles.id, loose))).toBe(1);

    // A form that names the removed file gets an error at its field.
    const late = { ...draft, saveKey: newKey(), attachments: [{ id: loose }] };
    const mine = (await api.call('getMyProject', '/client/project/current', { token: user })).data;
    const body = { ...late, revision: mine?.revision };
    const refused = await api.call('saveProject', '/client/project', { token: user, body });
    expect(refused).toMatchObject({ code: 1001, fields: [{ pointer: '/attachments' }] });
  });

  it('keeps the media library, and removes a hundred uploads at a time', async () => {
    const [owner] = await api.db.select().from(users).limit(1);
    const row = {
      name: 'plan.pdf',
      mime: 'application/pdf',
      size: 1,
      hash: '',
      ownerId: owner?.id,
    };
    const ids = Array.from({ length: 101 }, (_, at) => `loose-${String(at)}`);
    const createDate = later(-900);
    await api.db.insert(files).values(ids.map((id) => ({ ...row, id, createDate })));
    await api.db.insert(files).values({ ...row, id: 'of-library', public: true, createDate });
    const remove = () => api.db.transaction((tx) => removeUnattached(tx, later(0)));
    expect(await remove()).toHaveLength(100);
    expect(await remove()).toHaveLength(1);
    expect(await api.db.$count(files, eq(files.id, 'of-library'))).toBe(1);
    await api.db.delete(files).where(eq(files.id, 'of-library'));
  });
}

async function verify(id: string): Promise<void> {
  await api.db.update(users).set({ phoneVerifiedAt: api.clock.now }).where(eq(users.id, id));
}

async function grant(id: string): Promise<void> {
  const permissions = [{ id: 'system:login', name: 'system:login' }];
  await api.db.update(users).set({ permissions }).where(eq(users.id, id));
}

async function enter(id: string): Promise<void> {
  const [row] = await api.db.select().from(projects).limit(1);
  if (row === undefined) throw new Error('the demo has no entry');
  await api.db.insert(projects).values({ ...row, id: newKey(), userId: id });
}
