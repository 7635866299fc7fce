import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { mailPauses } from '../database/schema.ts';

export type MailPause = typeof mailPauses.$inferSelect;

const MINUTE = 60_000;
const MAX_PAUSE = 30 * MINUTE;

/** The one pause that there can be. */
const ID = 'mail';

/** The pause of the queue: no mail is tried before its end, then a single one. */
export async function currentPause(db: Database): Promise<MailPause | undefined> {
  const [pause] = await db.select().from(mailPauses);
  return pause;
}

/** Pauses the queue, twice as long each time, up to half an hour. */
export async function pauseMail(
  db: Database,
  reason: string,
  { now, before }: { now: Date; before: MailPause | undefined },
): Promise<void> {
  const tries = (before?.tries ?? 0) + 1;
  const until = new Date(now.getTime() + Math.min(2 ** (tries - 1) * MINUTE, MAX_PAUSE));
  await db
    .insert(mailPauses)
    .values({ id: ID, since: now, until, tries, reason })
    .onConflictDoUpdate({
      target: mailPauses.id,
      set: { until: sql`excluded.until`, tries, reason },
    });
}

/** Ends the pause: the mail server has taken a mail. */
export async function resumeMail(db: Database): Promise<void> {
  await db.delete(mailPauses);
}
