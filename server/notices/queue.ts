import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import type { NoticeValues } from '../database/schema/notice.ts';
import type { NoticeEvent } from './events.ts';

interface Queued {
  event: NoticeEvent;
  /** What it is about, each time that it happens: nobody is written to twice about the same. */
  about: string;
  userIds: readonly string[];
  values: NoticeValues;
  now: Date;
}

/**
 * Queues a notice for each of some accounts, once, in the transaction of the event. The channel is chosen
 * when the notice is sent.
 */
export async function queueNotice(
  tx: Database | Transaction,
  { event, about, userIds, values, now }: Queued,
): Promise<void> {
  if (userIds.length === 0) return;
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.disabled, false)));
  if (readers.length === 0) return;
  await tx
    .insert(notices)
    .values(
      readers.map(({ id: userId }) => ({
        id: randomUUID(),
        key: JSON.stringify([event, about, userId]),
        userId,
        event,
        values,
        state: 'waiting' as const,
        nextAt: now,
        createDate: now,
      })),
    )
    .onConflictDoNothing();
}
