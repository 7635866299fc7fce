import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import type { NoticeEvent } from './events.ts';
import type { NoticeTexts } from './template-rules.ts';
import { noticeTemplates } from '../database/schema.ts';

/** Returns the texts that staff have written for a notice; undefined if there are none. */
export async function writtenTexts(
  db: Database | Transaction,
  event: NoticeEvent,
): Promise<NoticeTexts | undefined> {
  const [row] = await db.select().from(noticeTemplates).where(eq(noticeTemplates.event, event));
  return row;
}

export async function templateRows(db: Database) {
  return await db.select().from(noticeTemplates);
}

/** Serializes saves of templates; a notice with built-in texts has no row to lock. */
export async function lockTemplates(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${noticeTemplates} in share row exclusive mode`);
}

/** Stores the texts of a notice; undefined restores the built-in ones. */
export async function writeTexts(
  tx: Transaction,
  event: NoticeEvent,
  texts: NoticeTexts | undefined,
): Promise<void> {
  if (texts === undefined) {
    await tx.delete(noticeTemplates).where(eq(noticeTemplates.event, event));
    return;
  }
  await tx
    .insert(noticeTemplates)
    .values({ event, ...texts })
    .onConflictDoUpdate({ target: noticeTemplates.event, set: texts });
}
