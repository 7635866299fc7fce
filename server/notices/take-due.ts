import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { notices, users } from '../database/schema.ts';
import { isReachable, isReachedBy, type Channel } from './reach.ts';

export type NoticeRow = typeof notices.$inferSelect;

const isDue = (now: Date) => and(eq(notices.state, 'waiting'), lte(notices.nextAt, now));

/** Takes due notices of a channel for this process alone: processes that take at once get different ones. */
export async function takeDue(
  db: Database,
  channel: Channel,
  { now, most }: { now: Date; most: number },
): Promise<NoticeRow[]> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notices.id })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .where(and(isDue(now), isReachedBy(channel)))
      .orderBy(asc(notices.nextAt))
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

/** Ends due notices of people that can't be reached by any channel. */
export async function endUnreachable(db: Database, hasSms: boolean, now: Date): Promise<void> {
  const reader = and(eq(users.id, notices.userId), eq(users.disabled, false), isReachable(hasSms));
  await db
    .update(notices)
    .set({ state: 'unreachable', channel: null, error: null })
    .where(and(isDue(now), sql`not exists (select 1 from ${users} where ${reader})`));
}
