import { and, eq, gt, inArray, max, sql, type SQL } from 'drizzle-orm';
import { newIdentifier } from '../http/new-identifier.ts';
import { inBatches } from '../database/in-batches.ts';
import type { Database, Transaction } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import type { NoticeValues } from '../database/schema/notice.ts';
import { PACED_EVENTS, type NoticeEvent } from './events.ts';

/** A notice for one account. */
interface Queued {
  /** Identifies the occurrence; an account gets at most one notice about it. */
  about: string;
  /**
   * Topic, such as `entry <id>`. A later notice to the account on the same topic replaces a waiting one.
   * Notices without a topic are never replaced.
   */
  topic?: string;
  userId: string;
  values: NoticeValues;
}

/** Properties of an event that all its notices share. */
interface Occurrence {
  event: NoticeEvent;
  now: Date;
}

/** Minimum time between two notices on one topic that the recipient causes. */
const PACE_MILLISECONDS = 5 * 60_000;

type Addressed = Pick<Queued, 'topic' | 'userId'>;

/** Condition for notices with one of these topics and accounts. */
function onTopics(addressed: readonly Addressed[]): SQL {
  const named = JSON.stringify(addressed.map(({ topic, userId }) => ({ topic, userId })));
  return sql`exists (select 1 from jsonb_to_recordset(${named}::jsonb) as named(topic text, "userId" text)
    where named.topic = ${notices.topic} and named."userId" = ${notices.userId})`;
}

async function deleteOnTopics(tx: Database | Transaction, addressed: readonly Addressed[]) {
  await tx.delete(notices).where(and(onTopics(addressed), eq(notices.state, 'waiting')));
}

/** Deletes waiting notices of an account on a topic. */
export async function deleteWaiting(
  tx: Database | Transaction,
  topic: string,
  userId: string,
): Promise<void> {
  await deleteOnTopics(tx, [{ topic, userId }]);
}

const addressOf = (topic: string | null | undefined, userId: string) =>
  JSON.stringify([topic, userId]);

/** Returns the earliest time of the next notice, for topics and accounts with a recent one. */
async function pacedUntil(
  tx: Database | Transaction,
  addressed: readonly Addressed[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const begun = new Date(now.getTime() - PACE_MILLISECONDS);
  const { topic, userId, nextAt, state } = notices;
  const rows = await tx
    .select({ topic, userId, last: max(nextAt) })
    .from(notices)
    .where(and(onTopics(addressed), inArray(state, ['sending', 'sent']), gt(nextAt, begun)))
    .groupBy(topic, userId);
  return new Map(
    rows.map((row) => [
      addressOf(row.topic, row.userId),
      new Date((row.last ?? begun).getTime() + PACE_MILLISECONDS),
    ]),
  );
}

/**
 * Queues notices of an event in the event's transaction. Each replaces waiting notices of its account on
 * the same topic. The channel is chosen on sending.
 */
export async function queueNotices(
  tx: Database | Transaction,
  { event, now }: Occurrence,
  queued: readonly Queued[],
): Promise<void> {
  if (queued.length === 0) return;
  const ids = [...new Set(queued.map(({ userId }) => userId))];
  const enabled = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.disabled, false)));
  const readers = new Set(enabled.map(({ id }) => id));
  if (readers.size === 0) return;
  const replacing = queued.filter(({ topic }) => topic !== undefined);
  if (replacing.length > 0) await deleteOnTopics(tx, replacing);
  const isPaced = PACED_EVENTS.has(event) && replacing.length > 0;
  const paced = isPaced ? await pacedUntil(tx, replacing, now) : new Map<string, Date>();
  const rows = queued
    .filter(({ userId }) => readers.has(userId))
    .map(({ about, topic, userId, values }) => ({
      id: newIdentifier(),
      key: JSON.stringify([event, about, userId]),
      userId,
      event,
      topic: topic ?? null,
      values,
      state: 'waiting' as const,
      nextAt: paced.get(addressOf(topic, userId)) ?? now,
      createDate: now,
    }));
  await inBatches(rows, (batch) => tx.insert(notices).values(batch).onConflictDoNothing());
}

/** Queues the same notice for several accounts. */
export async function queueNotice(
  tx: Database | Transaction,
  {
    event,
    now,
    userIds,
    ...notice
  }: Occurrence & Omit<Queued, 'userId'> & { userIds: readonly string[] },
): Promise<void> {
  const queued = userIds.map((userId) => ({ ...notice, userId }));
  await queueNotices(tx, { event, now }, queued);
}
