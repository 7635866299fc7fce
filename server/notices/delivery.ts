import { and, eq, lt } from 'drizzle-orm';
import { notices } from '../database/schema.ts';
import { currentPause, pauseChannel, resumeChannel, type ChannelPause } from './channel-pause.ts';
import { compose, type Senders } from './compose.ts';
import type { Channel } from './reach.ts';
import { causeOf, reasonOf } from './send-failure.ts';
import { endUnreachable, claimDue, type NoticeRow } from './claim-due.ts';

export interface Delivery extends Senders {
  now: () => Date;
  /** Notices per batch. */
  batch?: number | undefined;
  /** States, by identifier, that could not be stored during a database outage. */
  unrecorded: Map<string, Partial<NoticeRow>>;
}

/** Default batch; within the limits of mail servers. */
const BATCH = 10;
const MAX_ATTEMPTS = 6;
/** Age of an unfinished attempt after which its process must have been killed. */
const MAX_ATTEMPT_MILLISECONDS = 10 * 60_000;
const MINUTE = 60_000;

/** Outcome of an attempt; `refused`: the provider's reason for refusing the sender. */
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
  // Until the message is composed, an error of the database leaves the notice unsent.
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
      // Doesn't count as an attempt, because the cause is not the notice.
      await change({ state: 'waiting', error: reason });
      return { sent: false, refused: reason };
    }
    const isFinal = tries % MAX_ATTEMPTS === 0 || cause === 'recipient';
    const nextAt = new Date(now().getTime() + 2 ** tries * MINUTE);
    await change({ state: isFinal ? 'failed' : 'waiting', tries, nextAt, error: reason });
    return { sent: false };
  }
  await change({ state: 'sent', channel, tries, sentAt: now(), error: null });
  return { sent: true };
}

/** Sends the notices of one recipient in order; stops after a refusal of the sender. */
async function sendToRecipient(delivery: Delivery, rows: readonly NoticeRow[]) {
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

/**
 * Sends to all recipients concurrently, but one notice after the other to each recipient, so that notices
 * arrive in order.
 */
async function sendInOrder(
  delivery: Delivery,
  rows: readonly NoticeRow[],
): Promise<PromiseSettledResult<Outcome>[]> {
  const oldestFirst = rows.toSorted((a, b) => a.createDate.getTime() - b.createDate.getTime());
  const byReader = [...Map.groupBy(oldestFirst, ({ userId }) => userId).values()];
  return (await Promise.all(byReader.map((own) => sendToRecipient(delivery, own)))).flat();
}

/** Pauses a channel whose provider refused the sender; ends the pause after a successful message. */
async function adjustPause(
  { db, now }: Delivery,
  channel: Channel,
  { outcomes, before }: { outcomes: readonly Outcome[]; before: ChannelPause | undefined },
): Promise<void> {
  const reason = outcomes.find((outcome) => outcome.refused !== undefined)?.refused;
  if (reason !== undefined) await pauseChannel(db, channel, { reason, now: now(), before });
  else if (before && outcomes.some(({ sent }) => sent)) await resumeChannel(db, channel);
}

/** Stores the states that could not be stored during an outage. */
async function recordLate({ db, unrecorded }: Delivery): Promise<void> {
  for (const [id, changes] of unrecorded) {
    const isSending = and(eq(notices.id, id), eq(notices.state, 'sending'));
    await db.update(notices).set(changes).where(isSending);
    unrecorded.delete(id);
  }
}

/** Sends due notices of a channel; returns the number of attempts. */
async function deliverBy(delivery: Delivery, channel: Channel): Promise<number> {
  const { db, now, batch = BATCH } = delivery;
  const before = await currentPause(db, channel);
  if (before !== undefined && before.until > now()) return 0;
  const most = channel === 'mail' ? batch : BATCH;
  const rows = await claimDue(db, channel, { now: now(), most: before === undefined ? most : 1 });
  const results = await sendInOrder(delivery, rows);
  const outcomes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await adjustPause(delivery, channel, { outcomes, before });
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason as Error;
  return rows.length;
}

/**
 * Sends due notices by mail or SMS. Notices to users whom no channel reaches end as `unreachable`. A failed
 * message is sent up to six times with growing delays; a refusal of the recipient is final; a refusal of
 * the sender pauses the channel. A notice whose process was killed while sending is not retried, because it
 * may have arrived. States that could not be stored during a database outage are stored first.
 * @returns the number of attempts
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
