import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { mailPauses } from '../database/schema.ts';
import { requestLog } from '../http/request-context.ts';
import type { Attempt } from './notice-sender.ts';
import type { Channel } from './reach.ts';
import { causeOf, reasonOf } from './send-failure.ts';

/** Outcome of a message; `failed` concerns the whole channel, `refused` one recipient or message. */
export type DeliveryResult = 'sent' | 'outbox' | 'refused' | 'failed';

/** Number of messages by channel and result. */
export type DeliveryCounts = Map<`${Channel} ${DeliveryResult}`, number>;

/** `tries` of a failure that doesn't pause the queue. */
const NO_PAUSE = 0;

/** Records that a channel fails, for the back office and the health check; keeps an earlier record. */
async function recordFailure(db: Database, channel: Channel, reason: string, now: Date) {
  await db
    .insert(mailPauses)
    .values({ id: channel, since: now, until: now, tries: NO_PAUSE, reason })
    .onConflictDoNothing();
}

/** Removes the record of a failure. The queue ends its own pauses. */
async function recordSuccess(db: Database, channel: Channel) {
  await db
    .delete(mailPauses)
    .where(and(eq(mailPauses.id, channel), eq(mailPauses.tries, NO_PAUSE)));
}

function resultOf({ channel, delivers, error }: Attempt): DeliveryResult {
  if (error !== undefined) return causeOf(channel, error) === 'sender' ? 'failed' : 'refused';
  return delivers ? 'sent' : 'outbox';
}

/**
 * Returns a function that counts an attempt, logs a failure with the identifier of its request, and records
 * whether the channel works. A code is sent at once, so a failure of its channel is recorded here; the queue
 * pauses for failures of notices.
 */
export function deliveryReport(
  { db, log, counts }: { db: Database; log: () => FastifyBaseLogger; counts: DeliveryCounts },
  now: () => Date = () => new Date(),
): (attempt: Attempt) => Promise<void> {
  return async (attempt) => {
    const { channel, error } = attempt;
    const result = resultOf(attempt);
    counts.set(`${channel} ${result}`, (counts.get(`${channel} ${result}`) ?? 0) + 1);
    const ownLog = requestLog() ?? log();
    if (error !== undefined)
      ownLog.error(
        { channel, result, reason: reasonOf(error), err: error },
        'a message was not sent',
      );
    try {
      if (result === 'failed') await recordFailure(db, channel, reasonOf(error), now());
      else if (result === 'sent') await recordSuccess(db, channel);
    } catch (err) {
      ownLog.error({ err }, 'failed to record the state of a channel');
    }
  };
}
