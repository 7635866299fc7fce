import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { notices } from '../database/schema.ts';

export async function latestNotices(db: Database, userId: string, limit: number) {
  return await db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createDate), desc(notices.id))
    .limit(limit);
}

export async function markRead(
  db: Database,
  { userId, ids, now }: { userId: string; ids: string[]; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), inArray(notices.id, ids), isNull(notices.readAt)));
}
