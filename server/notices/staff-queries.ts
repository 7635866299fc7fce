import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { orderedPage } from '../database/ordered-page.ts';
import { notices, users } from '../database/schema.ts';
import type { Schemas } from '../http/types.ts';

/** Reads a page of the queue, newest first, with the recipients' contacts by account. */
export async function noticePage(
  db: Database,
  { state, ...page }: { state: Schemas['NoticeState'] | undefined; offset: number; size: number },
) {
  const where = state === undefined ? undefined : eq(notices.state, state);
  const total = await db.$count(notices, where);
  const order = [
    [notices.createDate, 'descending'],
    [notices.id, 'descending'],
  ] as const;
  const rows = await orderedPage(db, { table: notices, where, order, total, ...page });
  const ids = rows.map(({ userId }) => userId);
  const recipients = await db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(inArray(users.id, ids));
  const contacts = new Map(recipients.map(({ id, ...own }) => [id, own]));
  return { rows, total, contacts };
}

/** Queues failed notices again; returns their number. */
export async function retryFailed(db: Database, ids: string[], now: Date): Promise<number> {
  const rows = await db
    .update(notices)
    .set({ state: 'waiting', nextAt: now })
    .where(and(inArray(notices.id, ids), inArray(notices.state, ['failed', 'unreachable'])))
    .returning({ id: notices.id });
  return rows.length;
}
