import { and, eq, lt } from 'drizzle-orm';
import { notices } from '../database/schema.ts';
import { currentPause, pauseChannel, resumeChannel, type ChannelPause } from './channel-pause.ts';
import { compose, type Senders } from './compose.ts';
import type { Channel } from './reach.ts';
import { causeOf, reasonOf } from './send-failure.ts';
import { endUnreachable, takeDue, type NoticeRow } from './take-due.ts';

export interface Delivery extends Senders {
  now: () => Date;
  /** Mails that are taken at once; absent: as many as a mail server takes well. */
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

/** What became of a try; `refused`: the provider refused the sender, for this reason. */
type Outcome = { sent: boolean; refused?: string };

function recorder({ db, unrecorded }: Delivery, { id }: NoticeRow) {
  return async (changes: Partial<NoticeRow>) => {
    unrecorded.set(id, changes);
    await db.update(notices).set(changes).where(eq(notices.id, id));
    unrecorded.delete(id);
  };
}

async function send(delivery: Delivery, row: NoticeRow): Promise<Outcome> {
  const { now, unrecorded } = delivery;
  const change = recorder(delivery, row);
  const tries = row.tries + 1;
  // Until it is composed nobody can have got it.
  unrecorded.set(row.id, { state: 'waiting' });
  const composed = await compose(delivery, row);
  unrecorded.delete(row.id);
  if (!('send' in composed)) {
    await change(composed);
    return { sent: false };
  }
  const { channel } = composed;
  try {
    await composed.send();
  } catch (error) {
    const reason = reasonOf(error);
    const cause = causeOf(channel, error);
    if (cause === 'sender') {
      // The notice isn't at fault: it counts no try.
      await change({ state: 'waiting', error: reason });
      return { sent: false, refused: reason };
    }
    const over = tries % MAX_ATTEMPTS === 0 || cause === 'recipient';
    const nextAt = new Date(now().getTime() + 2 ** tries * MINUTE);
    await change({ state: over ? 'failed' : 'waiting', tries, nextAt, error: reason });
    return { sent: false };
  }
  await change({ state: 'sent', channel, tries, sentAt: now(), error: null });
  return { sent: true };
}

/** Sends the notices of one reader; after a refusal of the sender the rest waits, in its order. */
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

/** Pauses a channel whose provider refused the sender; ends the pause once it has taken a message. */
async function adjustPause(
  { db, now }: Delivery,
  channel: Channel,
  { outcomes, before }: { outcomes: readonly Outcome[]; before: ChannelPause | undefined },
): Promise<void> {
  const reason = outcomes.find((outcome) => outcome.refused !== undefined)?.refused;
  if (reason !== undefined) await pauseChannel(db, channel, { reason, now: now(), before });
  else if (before && outcomes.some(({ sent }) => sent)) await resumeChannel(db, channel);
}

/** Records what could not be recorded while the database was away. */
async function recordLate({ db, unrecorded }: Delivery): Promise<void> {
  for (const [id, changes] of unrecorded) {
    const stillOurs = and(eq(notices.id, id), eq(notices.state, 'sending'));
    await db.update(notices).set(changes).where(stillOurs);
    unrecorded.delete(id);
  }
}

/** Sends due notices of a channel; returns how many were tried. */
async function deliverBy(delivery: Delivery, channel: Channel): Promise<number> {
  const { db, now, batch = BATCH } = delivery;
  const before = await currentPause(db, channel);
  if (before !== undefined && before.until > now()) return 0;
  const most = channel === 'mail' ? batch : BATCH;
  const rows = await takeDue(db, channel, { now: now(), most: before === undefined ? most : 1 });
  const results = await sendInOrder(delivery, rows);
  const outcomes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await adjustPause(delivery, channel, { outcomes, before });
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason as Error;
  return rows.length;
}

/**
 * Sends the notices that are due, to some readers at a time, by mail or by SMS; those of people without an
 * address end as `unreachable`. A message that is not taken is tried again with growing waits, six times; a
 * refusal of its recipient is final. A refusal of the sender pauses the channel. A notice whose process was
 * killed while it sent isn't sent again by itself: it may have arrived, and nobody is written to twice. What
 * a lost database could not take is recorded as soon as it answers.
 * @returns how many were tried
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now, sms } = delivery;
  await recordLate(delivery);
  const begun = new Date(now().getTime() - MAX_ATTEMPT_MILLISECONDS);
  await db
    .update(notices)
    .set({ state: 'failed', error: 'interrupted' })
    .where(and(eq(notices.state, 'sending'), lt(notices.nextAt, begun)));
  await endUnreachable(db, sms !== undefined, now());
  const mails = await deliverBy(delivery, 'mail');
  return mails + (sms === undefined ? 0 : await deliverBy(delivery, 'sms'));
}
