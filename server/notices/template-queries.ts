import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import type { NoticeEvent } from './events.ts';
import type { NoticeTexts } from './template-rules.ts';
import { noticeTemplates } from '../database/schema.ts';

/** What staff have written for a notice; undefined where they have not. */
export async function writtenTexts(
  db: Database | Transaction,
  event: NoticeEvent,
): Promise<NoticeTexts | undefined> {
  const [row] = await db.select().from(noticeTemplates).where(eq(noticeTemplates.event, event));
  return row;
}

/** The texts of all notices that staff have written. */
export async function templateRows(db: Database) {
  return await db.select().from(noticeTemplates);
}

/** Makes saves of templates run in turn: a notice with its built-in texts has no row to lock. */
export async function lockTemplates(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${noticeTemplates} in share row exclusive mode`);
}

/** Stores what staff write for a notice; undefined: its built-in texts apply again. */
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
