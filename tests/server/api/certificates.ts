import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { message } from '../../../server/base/messages.ts';
import {
  activities,
  activitySignUps,
  certificates,
  judgingRounds,
  notices,
  projectAwards,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { closeAgain } from '../../../server/account/close-account.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { readPdf } from '../support/pdf-text.ts';
import { unzip } from '../support/unzip.ts';
import { api, HOUR } from './context.ts';

/** Last edition of the demo, with published winners and a closed round. */
const EDITION = 'match-2';
/** Current edition of the demo, without winners. */
const CURRENT = 'match-3';
const PUT = { method: 'PUT' } as const;

let token: string;

const sessionOf = (id: string) => beginSession(api.db, id, api.clock.now);
const issue = (kind: string, more: object = {}) =>
  api.call('issueCertificates', '/sys/certificate', {
    token,
    body: { matchInfoId: EDITION, kind, handwritten: false, ...more },
  });
const check = async (number: string) =>
  (
    await api.call(
      'findCertificate',
      `/client/certificate/check?number=${encodeURIComponent(number)}`,
    )
  ).data;
const revoke = (number: string, revoked = true) =>
  api.call('revokeCertificate', '/sys/certificate/revocation', {
    ...PUT,
    token,
    body: { number, revoked },
  });
const replace = (number: string) =>
  api.call('replaceCertificate', '/sys/certificate/replacement', {
    ...PUT,
    token,
    body: { number },
  });
const kinds = async () =>
  (
    await api.call('listCertificateKinds', `/sys/certificate/kind?matchInfoId=${EDITION}`, {
      token,
    })
  ).data;
const listed = async (kind: string) =>
  (
    await api.call(
      'listCertificates',
      `/sys/certificate?matchInfoId=${EDITION}&kind=${kind}&size=100`,
      { token },
    )
  ).data;
const own = async (userId: string) =>
  (await api.call('listMyCertificates', '/client/certificate', { token: await sessionOf(userId) }))
    .data;
const file = async (url: string, caller = token, language = 'zh-CN') =>
  await api.app.inject({ url, headers: { token: caller, 'accept-language': language } });

/** Issues a kind and returns the stored certificates. */
async function issued(kind: 'winner' | 'entrant' | 'judge' | 'attendee') {
  expect(await issue(kind)).toMatchObject({ code: 200 });
  return await api.db.select().from(certificates).where(eq(certificates.kind, kind));
}

async function firstOf(kind: Parameters<typeof issued>[0]) {
  const [row] = await issued(kind);
  if (row === undefined) throw new Error(`no certificate: ${kind}`);
  return row;
}

/** Certificates: issue, downloads, revocation and the public check. */
export function certificateTests(): void {
  beforeAll(async () => {
    const [activity] = await api.db.select().from(activities).limit(1);
    const id = activity?.id ?? '';
    await api.db.update(activities).set({ matchId: EDITION }).where(eq(activities.id, id));
    await api.db
      .insert(activitySignUps)
      .values({
        activityId: id,
        userId: 'user-competitor',
        status: 'signedIn',
        signedUpAt: api.clock.now,
      })
      .onConflictDoUpdate({
        target: [activitySignUps.activityId, activitySignUps.userId],
        set: { status: 'signedIn' },
      });
    const opens = new Date(api.clock.now.getTime() - 48 * HOUR);
    await api.db
      .update(judgingRounds)
      .set({ opens, closes: new Date(opens.getTime() + HOUR) })
      .where(eq(judgingRounds.matchId, EDITION));
  });

  beforeEach(async () => {
    token = await sessionOf('user-administrator');
    await api.db.delete(certificates);
    await api.db.delete(notices).where(eq(notices.event, 'certificateIssued'));
  });

  it.each(['winner', 'entrant', 'judge', 'attendee'] as const)(
    'issues the certificates of a %s once',
    async (kind) => {
      const waiting = (await kinds()).find((info) => info.kind === kind)?.waiting ?? 0;
      expect(waiting).toBeGreaterThan(0);
      const both = await Promise.all([issue(kind), issue(kind)]);
      expect(both.reduce((sum, { data }) => sum + data.issued, 0)).toBe(waiting);
      expect((await issue(kind)).data).toEqual({ issued: 0, skipped: 0 });
      expect(await listed(kind)).toMatchObject({ total: waiting });
    },
  );

  it.each([
    ['winner', 'winnersUnpublished'],
    ['judge', 'roundNotClosed'],
  ] as const)('refuses a %s certificate before there is a basis', async (kind, rule) => {
    const { code, msg } = await issue(kind, { matchInfoId: CURRENT });
    expect([code, msg]).toEqual([1001, message('zh-CN', rule)]);
  });

  it('issues nothing for entries that are not accepted', async () => {
    const rows = await issued('entrant');
    const ids = new Set(rows.map(({ projectId }) => projectId));
    const entries = await api.db.select().from(projects).where(eq(projects.matchId, EDITION));
    expect(entries.filter(({ id, status }) => status < 2 && ids.has(id))).toEqual([]);
  });

  it('lists the own certificates of a person only', async () => {
    await issue('entrant');
    await issue('attendee');
    const mine = await own('user-competitor');
    expect(new Set(mine.map(({ kind }) => kind))).toEqual(new Set(['entrant', 'attendee']));
    const rows = await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.userId, 'user-competitor'));
    expect(mine.map(({ number }) => number).toSorted()).toEqual(
      rows.map(({ number }) => number).toSorted(),
    );
  });

  it('contains the certificates in the export of own data', async () => {
    await issue('entrant');
    const caller = await sessionOf('user-competitor');
    const { data } = await api.call('getMyData', '/sys/user/my/data', { token: caller });
    expect(data.certificates).toEqual(await own('user-competitor'));
  });

  it('downloads an own certificate with its facts, and embedded fonts', async () => {
    const { number, name } = await firstOf('attendee');
    const caller = await sessionOf('user-competitor');
    const { headers, rawPayload } = await file(`/api/client/certificate/file/${number}`, caller);
    expect(headers['content-type']).toBe('application/pdf');
    const { text, embedded } = await readPdf(rawPayload);
    expect(text).toContain(number);
    expect(text).toContain(name);
    expect(text).toContain('活动参与证书');
    expect(embedded).toBe(true);
  });

  it('returns 404 for the certificate of another person', async () => {
    const { number } = await firstOf('attendee');
    const caller = await sessionOf('user-judge');
    const { statusCode } = await file(`/api/client/certificate/file/${number}`, caller);
    expect(statusCode).toBe(404);
  });

  it.each([false, true])(
    'replaces a wrong certificate once, with the current name (revoked before: %s)',
    async (revoked) => {
      const { number, projectId } = await firstOf('winner');
      if (revoked) await revoke(number);
      const entry = eq(projects.id, projectId ?? '');
      const [before] = await api.db.select().from(projects).where(entry);
      await api.db
        .update(projects)
        .set({ team: { leader: '更正' } })
        .where(entry);
      const { data } = await replace(number);
      await api.db.update(projects).set({ team: before?.team }).where(entry);
      expect(data).toMatchObject({ kind: 'winner', name: '更正', state: 'valid' });
      expect(await check(data.number)).toMatchObject({ state: 'valid' });
      expect(await check(number)).toEqual({ state: 'revoked' });
      const replaced = { code: 1001, msg: message('zh-CN', 'certificateReplaced') };
      expect(await replace(number)).toMatchObject(replaced);
      expect(await revoke(number, false)).toMatchObject(replaced);
      expect((await issue('winner')).data.issued).toBe(0);
      const { records } = await listed('winner');
      const marked = records.filter((one) => one.replaced);
      expect(marked.map((one) => one.number)).toEqual([number]);
    },
  );

  it('refuses to replace a certificate whose basis is gone', async () => {
    const { number, projectId } = await firstOf('winner');
    const entry = eq(projects.id, projectId ?? '');
    await api.db.update(projects).set({ status: 5 }).where(entry);
    const { code, msg } = await replace(number);
    await api.db.update(projects).set({ status: 4 }).where(entry);
    expect([code, msg]).toEqual([1001, message('zh-CN', 'certificateUnfounded')]);
  });

  it('streams an archive of a kind', async () => {
    const rows = await issued('judge');
    const url = `/api/sys/certificate/archive?matchInfoId=${EDITION}&kind=judge`;
    const names = unzip((await file(url)).rawPayload).keys();
    expect([...names].toSorted()).toEqual(
      rows.map(({ number, name }) => `${number} ${name}.pdf`).toSorted(),
    );
  });

  it('prints the archive and the preview in the chosen language, whatever the caller reads', async () => {
    await issued('judge');
    const query = `matchInfoId=${EDITION}&kind=judge&language=US`;
    const archive = unzip((await file(`/api/sys/certificate/archive?${query}`)).rawPayload);
    const [printed = Buffer.of()] = archive.values();
    const preview = (await file(`/api/sys/certificate/preview?${query}`)).rawPayload;
    for (const pdf of [printed, preview]) expect((await readPdf(pdf)).text).toMatch(/certif/i);
  });

  it.each([
    ['as printed', (number: string) => number],
    ['in lower case without hyphens', (number: string) => number.toLowerCase().replaceAll('-', '')],
    ['with spaces', (number: string) => ` ${number.replaceAll('-', ' ')} `],
    [
      'in full width',
      (number: string) =>
        number.replaceAll(/[0-9A-Z]/g, (one) =>
          String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0),
        ),
    ],
  ])('finds a number %s', async (_, typed) => {
    const { number, name } = await firstOf('attendee');
    expect(await check(typed(number))).toMatchObject({
      state: 'valid',
      certificate: { number, name, kind: 'attendee' },
    });
  });

  it('reports an unknown number', async () => {
    expect(await check('2026-AAAA-AAAA')).toEqual({ state: 'unknown' });
  });

  it('names nobody for a revoked certificate, until it is restored', async () => {
    const { number } = await firstOf('attendee');
    expect(await revoke(number)).toMatchObject({ data: { state: 'revoked' } });
    expect(await check(number)).toEqual({ state: 'revoked' });
    expect(await own('user-competitor')).toEqual([]);
    await revoke(number, false);
    expect(await check(number)).toMatchObject({ state: 'valid' });
  });

  it('treats certificates of withdrawn winners as revoked', async () => {
    const { number, projectId, award } = await firstOf('winner');
    const awarded = and(
      eq(projectAwards.projectId, projectId ?? ''),
      eq(sql`coalesce(${projectAwards.prizeId}, ${projectAwards.name})`, award ?? ''),
    );
    const [row] = await api.db.delete(projectAwards).where(awarded).returning();
    expect(await check(number)).toEqual({ state: 'revoked' });
    if (row !== undefined) await api.db.insert(projectAwards).values(row);
    expect(await check(number)).toMatchObject({ state: 'valid' });
  });

  it('skips names that the fonts lack, until staff choose to complete them by hand', async () => {
    const person = eq(users.id, 'user-competitor');
    const [before] = await api.db.select().from(users).where(person);
    await api.db.update(users).set({ chineseName: '𠮷田' }).where(person);
    const info = (await kinds()).find(({ kind }) => kind === 'attendee');
    expect(info?.unprintable).toContainEqual({ name: '𠮷田', characters: '𠮷' });
    expect((await issue('attendee')).data).toMatchObject({ skipped: 1 });
    expect((await issue('attendee', { handwritten: true })).data).toEqual({
      issued: 1,
      skipped: 0,
    });
    await api.db
      .update(users)
      .set({ chineseName: before?.chineseName ?? '' })
      .where(person);
  });

  it('notifies the holder of each certificate once, and of one that replaces it', async () => {
    const { number } = await firstOf('attendee');
    const { data } = await replace(number);
    await issue('attendee');
    const sent = await api.db.select().from(notices).where(eq(notices.event, 'certificateIssued'));
    const seen = sent.map(({ userId, values }) => [userId, values['number']]);
    expect(seen).toEqual([number, data.number].map((one) => ['user-competitor', one]));
  });

  it('counts the valid certificates of a kind', async () => {
    const count = async () => (await kinds()).find(({ kind }) => kind === 'entrant')?.issued;
    const rows = await issued('entrant');
    expect(await count()).toBe(rows.length);
    await revoke(rows[0]?.number ?? '');
    expect(await count()).toBe(rows.length - 1);
  });

  it.each([
    ['an unknown field', '{prise}'],
    ['a field of another kind', '{activity}'],
  ])('refuses %s of a template at its text and language', async (_, field) => {
    const { template } = (await kinds())[0] ?? {};
    const body = { ...template, text: { CN: '兹证明 {name}', US: `For ${field}` } };
    const refused = await api.app.inject({
      method: 'PUT',
      url: '/api/sys/certificate/template',
      headers: { token },
      payload: body,
    });
    expect(refused.json()).toMatchObject({ code: 1001, fields: [{ pointer: '/text/US' }] });
  });

  it('prints the texts of a changed template', async () => {
    const { template } = (await kinds()).find(({ kind }) => kind === 'attendee') ?? {};
    const body = {
      ...template,
      title: { CN: '志愿者证书' },
      text: { CN: '{name}，{date}' },
      signatory: { CN: '顾岚' },
      signatoryTitle: { CN: '主任' },
    };
    await api.call('updateCertificateTemplate', '/sys/certificate/template', {
      ...PUT,
      token,
      body,
    });
    const url = `/api/sys/certificate/preview?matchInfoId=${EDITION}&kind=attendee`;
    const { text } = await readPdf((await file(url)).rawPayload);
    for (const part of ['志愿者证书', '林晓彤', '顾岚', '主任']) expect(text).toContain(part);
  });

  it('keeps the certificates of entries when an account is closed, and removes the others', async () => {
    await issue('entrant');
    await issue('attendee');
    const stay = (await own('user-competitor')).filter(({ kind }) => kind === 'entrant');
    class Undone extends Error {}
    const left = api.db.transaction(async (tx) => {
      await closeAgain(tx, 'user-competitor', api.clock.now);
      const rows = await tx
        .select({ number: certificates.number })
        .from(certificates)
        .where(eq(certificates.userId, 'user-competitor'));
      throw new Undone(JSON.stringify(rows));
    });
    await expect(left).rejects.toThrow(JSON.stringify(stay.map(({ number }) => ({ number }))));
  });
}
