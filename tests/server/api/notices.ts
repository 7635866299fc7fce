import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { activities, experts, matches, notices } from '../../../server/database/schema.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { deliverDue, type Delivery } from '../../../server/notices/delivery.ts';
import { queueNotice } from '../../../server/notices/queue.ts';
import { queueReminders } from '../../../server/notices/reminders.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { addReader, type Reader } from '../support/notice-reader.ts';
import { openActivity } from '../support/open-activity.ts';
import { saveNewest } from '../support/saves.ts';
import { api, HOUR } from './context.ts';
import { newKey, WHOLE } from './entries.ts';

let staff: string;
/** A user with a verified email address, and their login. */
let reader: Reader;

/** Deliveries that the database didn’t record, as one process holds them in memory. */
const unrecorded: Delivery['unrecorded'] = new Map();

const deliver = (mail = api.noticeSender.mail, db = api.db) =>
  deliverDue({
    db,
    mail,
    unrecorded,
    publicUrl: 'https://contest.example',
    now: () => api.clock.now,
  });

/** Sends due notices and returns the reader’s mails since the test began, oldest first. */
async function received() {
  let taken = 0;
  const mail: Delivery['mail'] = async (one) => {
    taken += 1;
    await wait(30 / taken);
    await api.noticeSender.mail(one);
  };
  while ((await deliver(mail)) > 0);
  return api.noticeSender.mails.filter(({ to }) => to === reader.email);
}

async function addActivity(hours = 30) {
  const id = `notice-${randomUUID()}`;
  const start = new Date(api.clock.now.getTime() + hours * HOUR);
  const end = new Date(start.getTime() + 2 * HOUR);
  const title = { CN: '茶话会', US: 'Pitch night' };
  const address = { CN: '一号厅', US: 'Hall 1' };
  await api.db
    .insert(activities)
    .values({ ...openActivity(id, 5, api.clock.now), start, end, title, address });
  return id;
}
/** Moves the clock by a second. */
function passSecond(): void {
  passMinutes(1 / 60);
}

function passMinutes(minutes: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
}

const signUp = (activityId: string) =>
  api.call('signUpActivity', '/client/activity/signUp', {
    token: reader.token,
    body: { activityId },
  });

/** Mails to users about their own activities, entries and registrations, in their language. */
export function noticeTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(async () => {
    // Sends what earlier tests queued.
    while ((await deliver()) > 0);
    reader = await addReader('en-US');
  });

  it('confirms a sign-up with time, place and link in the reader’s language', async () => {
    const id = await addActivity();
    await signUp(id);
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Signed up: Pitch night');
    expect(mail?.text).toMatch(/Location: Hall 1/);
    expect(mail?.text).toMatch(/Time: \w+day, \w+ \d+, \d{4}, \d\d:\d\d \(Beijing time\)/);
    expect(mail?.text).toContain(`https://contest.example/?lang=US#/activity/details?id=${id}\n`);
  });

  it('uses a text by staff in each language that it has, until staff reset it', async () => {
    const write = (texts?: object) =>
      saveNewest(api, 'updateNoticeTemplate', {
        token: staff,
        method: 'PUT',
        body: { event: 'activitySignedUp', ...(texts && { texts }) },
      });
    const subjectOf = async () => {
      await signUp(await addActivity());
      return (await received()).at(-1)?.subject;
    };
    const templates = await api.call('listNoticeTemplates', '/sys/notice/template', {
      token: staff,
    });
    const stored = templates.data.find(({ event }) => event === 'activitySignedUp');
    expect(stored).toMatchObject({ written: false, placeholders: ['title', 'time', 'place'] });

    const text = { CN: '时间：{time}', US: 'Be there at {time}' };
    const wrong = await write({ subject: { CN: '{title}{seat}', US: '{x}' }, text });
    expect(wrong.msg).toBe('没有这样的占位符：seat, x');
    const { data } = await write({ subject: { CN: '欢迎：{title}' }, text });
    expect(data).toMatchObject({ written: true, subject: { HK: '歡迎：{title}' } });
    // Without an English subject by staff: the built-in subject with the text that exists.
    expect(await subjectOf()).toBe('Signed up: Pitch night');
    expect((await received()).at(-1)?.text).toMatch(/Be there at \w+day/);
    await write({ subject: { CN: '欢迎', US: 'Welcome to {title}' }, text });
    expect(await subjectOf()).toBe('Welcome to Pitch night');
    expect((await write()).data).toEqual(stored);
    expect(await subjectOf()).toBe('Signed up: Pitch night');
  });

  it('notifies attendees when staff move an activity and when they cancel it', async () => {
    const id = await addActivity();
    await signUp(id);
    const list = await api.call('listStaffActivities', '/sys/activity?size=100', {
      token: staff,
    });
    const stored = list.data.records.find((one) => one.id === id);
    if (stored === undefined) throw new Error('the activity is not in the list');
    const { contact, kind, capacity, published, city, description, title } = stored;
    const { start, end, signUpStart, signUpEnd } = stored;
    const address = { CN: '二号厅', US: 'Hall 2' };
    const times = { start, end, signUpStart, signUpEnd };
    const body = {
      id,
      contact,
      kind,
      capacity,
      published,
      city,
      description,
      title,
      address,
      ...times,
    };
    const save = () => saveNewest(api, 'updateActivity', { token: staff, method: 'PUT', body });
    await received();
    passSecond();
    expect((await save()).code).toBe(200);
    // An unchanged save moves nothing.
    expect((await save()).code).toBe(200);
    await received();
    passSecond();
    const reason = { CN: '场地检修', US: 'The hall is closed' };
    await api.call('cancelStaffActivity', '/sys/activity/cancel', {
      token: staff,
      method: 'PUT',
      body: { id, reason },
    });
    const mails = await received();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Signed up: Pitch night',
      'Activity changed: Pitch night',
      'Activity cancelled: Pitch night',
    ]);
    expect(mails[1]?.text).toContain('Location: Hall 2');
    expect(mails[2]?.text).toContain('Reason: The hall is closed');
  });

  it('sends one reminder within the day before an activity', async () => {
    await signUp(await addActivity(20));
    await signUp(await addActivity(40));
    await queueReminders(api.db, api.clock.now);
    await queueReminders(api.db, api.clock.now);
    const subjects = (await received()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Starts soon'))).toHaveLength(1);
  });

  it('confirms the submission, each update and the withdrawal of an entry', async () => {
    const save = (body: object) =>
      api.call('saveProject', '/client/project', {
        token: reader.token,
        body: { ...WHOLE, saveKey: newKey(), ...body },
      });
    const { data } = await save({ status: 1 });
    await received();
    passMinutes(5);
    await save({ status: 1, revision: data.revision });
    await received();
    passMinutes(5);
    await save({ status: 0, revision: data.revision + 1 });
    const subjects = (await received()).map(({ subject }) => subject);
    const name = WHOLE.name ?? '';
    expect(subjects).toEqual([
      `Entry received: ${name}`,
      `Updated entry received: ${name}`,
      `Entry withdrawn: ${name}`,
    ]);
  });

  it('announces a published decision without its content', async () => {
    const [current] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
    if (current === undefined) throw new Error('The demo has no current edition');
    const at = (days: number) => new Date(api.clock.now.getTime() + days * 24 * HOUR);
    const edition = newKey();
    const prizes = [{ name: { CN: '一等奖' }, amount: 100, count: 1 }];
    const open = { begin: at(-9), signUpStart: at(-8), signUpEnd: at(1), end: at(10) };
    await api.db
      .insert(matches)
      .values({ ...current, ...open, id: edition, year: 2001, winners: [], prizes });
    const body = { ...WHOLE, status: 1 as const, saveKey: newKey(), matchInfoId: edition };
    const { token } = reader;
    const { id } = (await api.call('saveProject', '/client/project', { token, body })).data;
    await api.db
      .update(matches)
      .set({ signUpEnd: at(-1) })
      .where(eq(matches.id, edition));
    const put = { token: staff, method: 'PUT' as const };
    const decision = { id, status: 4, award: '一等奖', note: 'secret' };
    const decided = await saveNewest(api, 'reviewProject', {
      ...put,
      body: decision,
    });
    expect(decided.msg).toBe('操作成功');
    expect((await received()).map(({ subject }) => subject)).toHaveLength(1);
    const published = await api.call('publishWinners', '/sys/match/winners', {
      ...put,
      body: { id: edition, published: true },
    });
    expect(published.msg).toBe('操作成功');
    const last = (await received()).at(-1);
    expect(last?.subject).toBe(`Decision published: ${WHOLE.name ?? ''}`);
    expect(last?.text).not.toContain('secret');
  });

  it('announces the approval of an expert, or the rejection with its reason', async () => {
    const id = newKey();
    await api.db.insert(experts).values({
      id,
      userId: reader.id,
      status: 1,
      saveKey: newKey(),
      revision: 1,
      createDate: api.clock.now,
      updateDate: api.clock.now,
      domains: [],
      name: 'A',
    } as typeof experts.$inferInsert);
    const review = (body: object) =>
      saveNewest(api, 'reviewExpert', {
        token: staff,
        method: 'PUT',
        body: { id, ...body },
      });
    expect((await review({ status: 3, reason: 'Please add your experience' })).code).toBe(200);
    await received();
    passSecond();
    expect((await review({ status: 2 })).code).toBe(200);
    const [declined, approved] = await received();
    expect(declined?.text).toContain('Reason: Please add your experience');
    expect(approved?.subject).toBe('Expert registration approved');
  });

  const queue = (about: string) =>
    queueNotice(api.db, {
      event: 'accountVerified',
      about,
      userIds: [reader.id],
      values: {},
      now: api.clock.now,
    });
  const mine = async () =>
    (await api.db.select().from(notices).where(eq(notices.userId, reader.id)))[0];

  it('sends one mail per event, also with two sending processes', async () => {
    for (let time = 0; time < 3; time += 1) await queue('the same');
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await received()).toHaveLength(1);
    expect(await mine()).toMatchObject({ state: 'sent', values: {}, tries: 1 });
  });

  /** Rejects with a mail server’s error as nodemailer reports it. */
  const refusing = (command: string, responseCode: number, response: string) => () =>
    Promise.reject(Object.assign(new Error(response), { command, responseCode, response }));
  const NO_MAILBOX = refusing('RCPT TO', 550, '550 5.1.1 no mailbox');

  it('retries a failed mail at growing intervals, then gives up', async () => {
    await queue('refused');
    const refuse = refusing('RCPT TO', 451, '451 4.7.1 greylisted');
    await deliver(refuse);
    expect(await mine()).toMatchObject({ state: 'waiting', tries: 1, error: 'SMTP 451' });
    expect(await deliver(refuse)).toBe(0);
    for (let tries = 2; tries <= 6; tries += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 2 * HOUR);
      await deliver(refuse);
    }
    expect(await mine()).toMatchObject({ state: 'failed', tries: 6 });
    expect(await received()).toEqual([]);
  });

  it('does not retry a mail that the server rejected permanently', async () => {
    await queue('no such mailbox');
    await deliver(NO_MAILBOX);
    expect(await mine()).toMatchObject({ state: 'failed', tries: 1, error: 'SMTP 550' });
  });

  it.each([
    ['a refused login', refusing('AUTH PLAIN', 535, '535 authentication failed')],
    ['a frequency limit', refusing('RCPT TO', 550, '550 Domain frequency limited')],
    [
      'no connection',
      () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
    ],
  ])('pauses after %s, logs a warning, and continues in the same order', async (_, refuse) => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
    for (const about of ['first', 'second', 'third']) {
      await queue(`${about} ${newKey()}`);
      passSecond();
    }
    for (let time = 0; time < 8; time += 1) {
      await deliver(refuse);
      // Tries no mail during the pause.
      expect(await deliver(refuse)).toBe(0);
      api.clock.now = new Date(api.clock.now.getTime() + HOUR / 2);
    }
    const rows = await api.db.select().from(notices).where(eq(notices.userId, reader.id));
    expect(rows.map(({ state, tries }) => [state, tries])).toEqual(
      Array.from({ length: 3 }, () => ['waiting', 0]),
    );
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
    const list = () => api.call('listNotices', '/sys/notice', { token: staff });
    const { paused } = (await list()).data;
    expect(paused?.reason).toMatch(/^(SMTP 5\d\d|ECONNREFUSED)$/);
    const health = await api.app.inject('/health/ready');
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({ status: 'ok', mail: { status: 'paused', ...paused } });

    expect(await received()).toHaveLength(3);
    expect((await list()).data.paused).toBeUndefined();
    expect((await api.app.inject('/health/ready')).json()).not.toHaveProperty('mail');
  });

  it('shows staff the state of each notice, and resends a failed one', async () => {
    // The clock has advanced past the former session.
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
    await queue('failed');
    await deliver(NO_MAILBOX);
    const failed = await api.call('listNotices', '/sys/notice?state=failed&size=100', {
      token: staff,
    });
    const own = await mine();
    const shown = failed.data.records.find(({ id }) => id === own?.id);
    expect(shown).toMatchObject({ state: 'failed', tries: 1, error: 'SMTP 550' });
    expect(shown?.recipient).toBe('re***@example.org');
    const retry = () =>
      api.call('retryNotices', '/sys/notice/retry', {
        token: staff,
        method: 'PUT',
        body: { ids: [shown?.id, 'nothing'] },
      });
    expect((await retry()).data).toEqual({ retried: 1 });
    expect((await retry()).data).toEqual({ retried: 0 });
    const waiting = await api.call('listNotices', '/sys/notice?state=waiting', { token: staff });
    expect(waiting.data.records.find(({ id }) => id === shown?.id)?.nextAt).toBeDefined();
    expect(await received()).toHaveLength(1);
    const sent = await api.call('listNotices', '/sys/notice?state=sent', { token: staff });
    expect(sent.data.records.find(({ id }) => id === shown?.id)?.sentAt).toBeDefined();
    const { token } = reader;
    expect((await api.call('listNotices', '/sys/notice', { token })).code).toBe(1007);
  });

  /** A database that fails from the first statement of this kind for which `from` returns true. */
  const lostAt = (kind: 'select' | 'update', from: () => boolean) =>
    new Proxy(api.db, {
      get: (db, name) => {
        if (name === kind && from()) throw new DatabaseUnavailable('broken', '57P01', undefined);
        const member: unknown = Reflect.get(db, name);
        return typeof member === 'function' ? (member as () => unknown).bind(db) : member;
      },
    });

  it('sends a claimed mail as soon as the database is back', async () => {
    await queue('taken');
    let selects = 0;
    // The first select reads whether mail is paused.
    const lost = lostAt('select', () => (selects += 1) > 1);
    await expect(deliver(api.noticeSender.mail, lost)).rejects.toThrow('57P01');
    expect(await mine()).toMatchObject({ state: 'sending' });
    expect(await received()).toHaveLength(1);
    expect(await mine()).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('records a mail that was sent during an outage once the database is back, and sends it once', async () => {
    await queue('sent');
    let sent = false;
    const mail: typeof api.noticeSender.mail = async (one) => {
      await api.noticeSender.mail(one);
      sent = true;
    };
    await expect(
      deliver(
        mail,
        lostAt('update', () => sent),
      ),
    ).rejects.toThrow('57P01');
    expect(await mine()).toMatchObject({ state: 'sending' });
    expect(await received()).toHaveLength(1);
    expect(await mine()).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('does not resend a mail that a killed process may have sent', async () => {
    await queue('interrupted');
    await api.db.update(notices).set({ state: 'sending' }).where(eq(notices.userId, reader.id));
    api.clock.now = new Date(api.clock.now.getTime() + HOUR);
    expect(await received()).toEqual([]);
    expect(await mine()).toMatchObject({ state: 'failed', error: 'interrupted' });
  });
}
