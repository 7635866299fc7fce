import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, max } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import type { NoticeValues } from '../database/schema/notice.ts';
import { PACED_EVENTS, type NoticeEvent } from './events.ts';

interface Queued {
  event: NoticeEvent;
  /** What it is about, each time that it happens: nobody is written to twice about the same. */
  about: string;
  /** What later notices of the person replace, such as `entry <id>`; absent: nothing replaces it. */
  topic?: string;
  userIds: readonly string[];
  values: NoticeValues;
  now: Date;
}

/** The time between two notices on one topic that the person causes. */
const PACE_MILLISECONDS = 5 * 60_000;

/** Removes the notices of some accounts on a topic that wait to be sent. */
export async function dropWaiting(
  tx: Database | Transaction,
  topic: string,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .delete(notices)
    .where(
      and(
        inArray(notices.userId, [...userIds]),
        eq(notices.topic, topic),
        eq(notices.state, 'waiting'),
      ),
    );
}

/** When the next notice on a topic may be sent to each account, if not at once. */
async function pacedUntil(
  tx: Database | Transaction,
  topic: string,
  { userIds, now }: Pick<Queued, 'userIds' | 'now'>,
): Promise<ReadonlyMap<string, Date>> {
  const begun = new Date(now.getTime() - PACE_MILLISECONDS);
  const rows = await tx
    .select({ userId: notices.userId, last: max(notices.nextAt) })
    .from(notices)
    .where(
      and(
        inArray(notices.userId, [...userIds]),
        eq(notices.topic, topic),
        inArray(notices.state, ['sending', 'sent']),
        gt(notices.nextAt, begun),
      ),
    )
    .groupBy(notices.userId);
  return new Map(
    rows.map(({ userId, last }) => [
      userId,
      new Date((last ?? begun).getTime() + PACE_MILLISECONDS),
    ]),
  );
}

/**
 * Queues a notice for each of some accounts, once, in the transaction of the event. It replaces waiting notices
 * on the same topic. The channel is chosen when the notice is sent.
 */
export async function queueNotice(
  tx: Database | Transaction,
  { event, about, topic, userIds, values, now }: Queued,
): Promise<void> {
  if (userIds.length === 0) return;
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.disabled, false)));
  if (readers.length === 0) return;
  if (topic !== undefined) await dropWaiting(tx, topic, userIds);
  const paced =
    topic !== undefined && PACED_EVENTS.has(event)
      ? await pacedUntil(tx, topic, { userIds, now })
      : new Map<string, Date>();
  await tx
    .insert(notices)
    .values(
      readers.map(({ id: userId }) => ({
        id: randomUUID(),
        key: JSON.stringify([event, about, userId]),
        userId,
        event,
        topic: topic ?? null,
        values,
        state: 'waiting' as const,
        nextAt: paced.get(userId) ?? now,
        createDate: now,
      })),
    )
    .onConflictDoNothing();
}
