import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { identityIn, identityRow } from '../config/site-identity.ts';
import type { Database } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import { acceptedLanguage } from '../messages.ts';
import { isNoticeEvent } from './events.ts';
import { mailFailure, reasonOf } from './mail-failure.ts';
import { currentPause, pauseMail, resumeMail, type MailPause } from './mail-pause.ts';
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
  /** Notices that are taken at once; absent: as many as a mail server takes well. */
  batch?: number | undefined;
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
async function take(db: Database, now: Date, most: number): Promise<NoticeRow[]> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.state, 'waiting'), lte(notices.nextAt, now)))
      .orderBy(asc(notices.nextAt))
      .limit(most)
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

/** What became of a try; `refused`: the mail server refused the sender, for this reason. */
type Outcome = { sent: boolean; refused?: string };

function recorder({ db, unrecorded }: Delivery, { id }: NoticeRow) {
  return async (changes: Partial<NoticeRow>) => {
    unrecorded.set(id, changes);
    await db.update(notices).set(changes).where(eq(notices.id, id));
    unrecorded.delete(id);
  };
}

async function send(delivery: Delivery, row: NoticeRow): Promise<Outcome> {
  const { mail, now, unrecorded } = delivery;
  const change = recorder(delivery, row);
  const tries = row.tries + 1;
  // Until it is composed nobody can have got it.
  unrecorded.set(row.id, { state: 'waiting' });
  const composed = await compose(delivery, row);
  unrecorded.delete(row.id);
  if (typeof composed === 'string') {
    await change({ state: 'failed', tries, error: composed });
    return { sent: false };
  }
  try {
    await mail(composed);
  } catch (error) {
    const reason = reasonOf(error);
    const about = mailFailure(error);
    if (about === 'sender') {
      // The notice isn't at fault: it counts no try.
      await change({ state: 'waiting', error: reason });
      return { sent: false, refused: reason };
    }
    const over = tries % MAX_ATTEMPTS === 0 || about === 'recipient';
    const nextAt = new Date(now().getTime() + 2 ** tries * MINUTE);
    await change({ state: over ? 'failed' : 'waiting', tries, nextAt, error: reason });
    return { sent: false };
  }
  await change({ state: 'sent', tries, sentAt: now(), values: {}, error: null });
  return { sent: true };
}

/** Sends what one reader is to get; after a refusal of the sender the rest waits, in its order. */
async function sendOwn(delivery: Delivery, rows: readonly NoticeRow[]) {
  const settled: PromiseSettledResult<Outcome>[] = [];
  let refused = false;
  for (const row of rows) {
    const tried: Promise<Outcome> = refused
      ? recorder(delivery, row)({ state: 'waiting' }).then(() => ({ sent: false }))
      : send(delivery, row);
    const [result] = await Promise.allSettled([tried]);
    settled.push(result);
    refused ||= result.status === 'fulfilled' && 'refused' in result.value;
  }
  return settled;
}

/** Sends all, each reader's one after the other: that an entry is withdrawn comes after its receipt. */
async function sendInOrder(
  delivery: Delivery,
  rows: readonly NoticeRow[],
): Promise<PromiseSettledResult<Outcome>[]> {
  const oldestFirst = rows.toSorted((a, b) => a.createDate.getTime() - b.createDate.getTime());
  const byReader = [...Map.groupBy(oldestFirst, ({ userId }) => userId).values()];
  return (await Promise.all(byReader.map((own) => sendOwn(delivery, own)))).flat();
}

/** Pauses the queue where the mail server refused the sender; ends the pause where it took a mail. */
async function adjustPause(
  { db, now }: Delivery,
  outcomes: readonly Outcome[],
  before: MailPause | undefined,
): Promise<void> {
  const refused = outcomes.find((outcome) => outcome.refused !== undefined)?.refused;
  if (refused !== undefined) await pauseMail(db, refused, { now: now(), before });
  else if (before && outcomes.some(({ sent }) => sent)) await resumeMail(db);
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
 * Sends the notices that are due, to some readers at a time. A mail that is not taken is tried again with
 * growing waits, six times; a refusal of its recipient is final. A refusal of the sender pauses the queue. A notice whose process was killed while it sent isn't sent again by itself: it
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
  const pause = await currentPause(db);
  if (pause !== undefined && pause.until > now()) return 0;
  const rows = await take(db, now(), pause === undefined ? (delivery.batch ?? BATCH) : 1);
  const results = await sendInOrder(delivery, rows);
  const outcomes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await adjustPause(delivery, outcomes, pause);
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason as Error;
  return rows.length;
}
