import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { mailPauses } from '../database/schema.ts';
import type { Channel } from './reach.ts';

export type ChannelPause = typeof mailPauses.$inferSelect;

const MINUTE = 60_000;
const MAX_PAUSE = 30 * MINUTE;

/** Returns the pause of a channel. After its end, a single notice tests the channel. */
export async function currentPause(
  db: Database,
  channel: Channel,
): Promise<ChannelPause | undefined> {
  const [pause] = await db.select().from(mailPauses).where(eq(mailPauses.id, channel));
  return pause;
}

/** Pauses a channel; consecutive pauses double in length, up to half an hour. */
export async function pauseChannel(
  db: Database,
  channel: Channel,
  { reason, now, before }: { reason: string; now: Date; before: ChannelPause | undefined },
): Promise<void> {
  const tries = (before?.tries ?? 0) + 1;
  const until = new Date(now.getTime() + Math.min(2 ** (tries - 1) * MINUTE, MAX_PAUSE));
  await db
    .insert(mailPauses)
    .values({ id: channel, since: now, until, tries, reason })
    .onConflictDoUpdate({
      target: mailPauses.id,
      set: { until: sql`excluded.until`, tries, reason },
    });
}

/** Ends the pause of a channel after a successful message. */
export async function resumeChannel(db: Database, channel: Channel): Promise<void> {
  await db.delete(mailPauses).where(eq(mailPauses.id, channel));
}

export async function resumeChannels(db: Database): Promise<void> {
  await db.delete(mailPauses);
}
