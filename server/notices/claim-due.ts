import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import { isReachable, isReachedBy, type Channel } from './reach.ts';

export type NoticeRow = typeof notices.$inferSelect;

const isDue = (now: Date) => and(eq(notices.state, 'waiting'), lte(notices.nextAt, now));

/** Period in which a sent notice counts for its recipient's turn, in milliseconds. */
const TURN_MILLISECONDS = 60 * 60_000;
/** Candidates per notice to claim, because concurrent processes skip each other's notices. */
const SPARE = 4;

/**
 * Selects due notices in round-robin order: each recipient's first notice, then each one's second. Notices
 * sent within the last hour count too, so that recipients of many notices don't delay others.
 */
function byTurn(db: Transaction, channel: Channel, { now, most }: { now: Date; most: number }) {
  const recent = db
    .select({ userId: notices.userId, count: count().as('count') })
    .from(notices)
    .where(
      and(
        inArray(notices.state, ['sending', 'sent']),
        gt(notices.nextAt, new Date(now.getTime() - TURN_MILLISECONDS)),
      ),
    )
    .groupBy(notices.userId)
    .as('recent');
  const position = sql`row_number() over (partition by ${notices.userId} order by ${notices.createDate}, ${notices.id})`;
  const turn = sql<number>`${position} + coalesce(${recent.count}, 0)`.as('turn');
  return db
    .select({ id: notices.id, turn })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .leftJoin(recent, eq(recent.userId, notices.userId))
    .where(and(isDue(now), isReachedBy(channel)))
    .orderBy(asc(turn), asc(notices.nextAt))
    .limit(most * SPARE)
    .as('turns');
}

/** Claims due notices of a channel for this process. */
export async function claimDue(
  db: Database,
  channel: Channel,
  { now, most }: { now: Date; most: number },
): Promise<NoticeRow[]> {
  return await db.transaction(async (tx) => {
    const turns = byTurn(tx, channel, { now, most });
    const due = await tx
      .select({ id: notices.id })
      .from(notices)
      .innerJoin(turns, eq(turns.id, notices.id))
      .where(isDue(now))
      .orderBy(asc(turns.turn), asc(notices.nextAt))
      .limit(most)
      .for('update', { of: notices, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return await tx
      .update(notices)
      .set({ state: 'sending', channel, nextAt: now })
      .where(inArray(notices.id, ids))
      .returning();
  });
}

/** Ends due notices of users whom no channel reaches. */
export async function endUnreachable(db: Database, hasSms: boolean, now: Date): Promise<void> {
  const reader = and(eq(users.id, notices.userId), eq(users.disabled, false), isReachable(hasSms));
  await db
    .update(notices)
    .set({ state: 'unreachable', channel: null, error: null })
    .where(and(isDue(now), sql`not exists (select 1 from ${users} where ${reader})`));
}
