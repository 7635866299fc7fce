import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { identityIn, identityRow } from '../config/site-identity.ts';
import type { Database } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import { acceptedLanguage } from '../messages.ts';
import { isNoticeEvent } from './events.ts';
import type { Mail, MailSender } from './messages.ts';
import { noticeMail } from './notice-mail.ts';
import { writtenTexts } from './templates.ts';

type NoticeRow = typeof notices.$inferSelect;

export interface Delivery {
  db: Database;
  mail: MailSender;
  /** The origin that visitors know the site by. */
  publicUrl: string | undefined;
  now: () => Date;
  /** What became of notices, by identifier, that could not be recorded: the database went away. */
  unrecorded: Map<string, Partial<NoticeRow>>;
}

/** As many at once as a mail server takes well. */
const BATCH = 10;
const MAX_ATTEMPTS = 6;
/** A try that did not end by then never will: its process is gone. */
const MAX_ATTEMPT_MILLISECONDS = 10 * 60_000;
const MINUTE = 60_000;

/** Takes what is due for this process alone; others that take at the same time get other ones. */
async function take(db: Database, now: Date): Promise<NoticeRow[]> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.state, 'waiting'), lte(notices.nextAt, now)))
      .orderBy(asc(notices.nextAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return await tx
      .update(notices)
      .set({ state: 'sending', nextAt: now })
      .where(inArray(notices.id, ids))
      .returning();
  });
}

/** Whether trying again is of no use: the mail server has refused it for good (SMTP 5xx). */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}

/** Why it was not taken, in a word: messages of mail servers name people. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  return 'code' in error ? String(error.code) : error.name;
}

/** The mail of a notice, or why there is none. */
async function compose(
  { db, publicUrl }: Delivery,
  { event, userId, values }: NoticeRow,
): Promise<Mail | 'no address' | 'unknown event'> {
  const [reader] = await db.select().from(users).where(eq(users.id, userId));
  const to = reader?.disabled === false && reader.emailVerifiedAt !== null ? reader.email : null;
  if (to === null) return 'no address';
  if (!isNoticeEvent(event)) return 'unknown event';
  const language = acceptedLanguage(reader?.language ?? undefined);
  const { name: system } = identityIn(await identityRow(db), language);
  const written = await writtenTexts(db, event);
  return { to, ...noticeMail({ event, values, written, language, system, publicUrl }) };
}

async function send(delivery: Delivery, row: NoticeRow): Promise<void> {
  const { db, mail, now, unrecorded } = delivery;
  const change = async (changes: Partial<NoticeRow>) => {
    unrecorded.set(row.id, changes);
    await db.update(notices).set(changes).where(eq(notices.id, row.id));
    unrecorded.delete(row.id);
  };
  const tries = row.tries + 1;
  // Until it is composed nobody can have got it.
  unrecorded.set(row.id, { state: 'waiting' });
  const composed = await compose(delivery, row);
  unrecorded.delete(row.id);
  if (typeof composed === 'string') {
    await change({ state: 'failed', tries, error: composed });
    return;
  }
  try {
    await mail(composed);
  } catch (error) {
    const over = tries % MAX_ATTEMPTS === 0 || isFinal(error);
    const nextAt = new Date(now().getTime() + 2 ** tries * MINUTE);
    await change({ state: over ? 'failed' : 'waiting', tries, nextAt, error: reasonOf(error) });
    return;
  }
  await change({ state: 'sent', tries, sentAt: now(), values: {}, error: null });
}

/** Sends all, each reader's one after the other: that an entry is withdrawn comes after its receipt. */
async function sendInOrder(
  delivery: Delivery,
  rows: readonly NoticeRow[],
): Promise<PromiseSettledResult<void>[]> {
  const oldestFirst = rows.toSorted((a, b) => a.createDate.getTime() - b.createDate.getTime());
  const byReader = [...Map.groupBy(oldestFirst, ({ userId }) => userId).values()];
  const results = byReader.map(async (own) => {
    const settled: PromiseSettledResult<void>[] = [];
    for (const row of own) settled.push(...(await Promise.allSettled([send(delivery, row)])));
    return settled;
  });
  return (await Promise.all(results)).flat();
}

/** Records what could not be recorded while the database was away. */
async function recordLate({ db, unrecorded }: Delivery): Promise<void> {
  for (const [id, changes] of unrecorded) {
    const stillOurs = and(eq(notices.id, id), eq(notices.state, 'sending'));
    await db.update(notices).set(changes).where(stillOurs);
    unrecorded.delete(id);
  }
}

/**
 * Sends the notices that are due, to some readers at a time. What is not taken is tried again with growing
 * waits, six times. A notice whose process was killed while it sent isn't sent again by itself: it
 * may have arrived, and nobody is written to twice. What a lost database
 * could not take is recorded as soon as it answers.
 * @returns how many were tried
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  await recordLate(delivery);
  const begun = new Date(now().getTime() - MAX_ATTEMPT_MILLISECONDS);
  await db
    .update(notices)
    .set({ state: 'failed', error: 'interrupted' })
    .where(and(eq(notices.state, 'sending'), lt(notices.nextAt, begun)));
  const rows = await take(db, now());
  const results = await sendInOrder(delivery, rows);
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason as Error;
  return rows.length;
}
