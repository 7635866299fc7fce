import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projectDecisions, projectReviews, SUBMITTED } from '../../database/schema.ts';
import type { NoticeEvent } from '../../notices/events.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { EntryRow } from './rules.ts';

type Saved = Pick<EntryRow, 'id' | 'userId' | 'status' | 'revision' | 'name'>;

/** Returns the event that the team is notified of after a save; undefined if a draft stays a draft. */
function eventOf(status: number, before: number | undefined): NoticeEvent | undefined {
  if (status === SUBMITTED) return before === SUBMITTED ? 'entryResubmitted' : 'entrySubmitted';
  return before === SUBMITTED ? 'entryWithdrawn' : undefined;
}

/** Notifies the author of an entry's last decision that the decision is outdated. */
async function notifyReviewer(tx: Transaction, { id, name }: Saved, now: Date): Promise<void> {
  const [last] = await tx
    .select({ userId: projectReviews.userId, position: projectReviews.position })
    .from(projectReviews)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projectReviews.projectId))
    .where(eq(projectReviews.projectId, id))
    .orderBy(desc(projectReviews.position))
    .limit(1);
  if (!last || last.userId === null) return;
  await queueNotice(tx, {
    event: 'decisionOutdated',
    about: `${id} ${String(last.position)}`,
    userIds: [last.userId],
    values: { id, name: name ?? '' },
    now,
  });
}

/**
 * Notifies the team if a save submits, resubmits or withdraws the entry. If it submits an entry that has a
 * decision, also notifies the author of the last decision.
 */
export async function announceSave(
  tx: Transaction,
  saved: Saved,
  { before, now }: { before: number | undefined; now: Date },
): Promise<void> {
  const { id, userId, status, revision, name } = saved;
  const event = eventOf(status, before);
  if (event === undefined) return;
  await queueNotice(tx, {
    event,
    about: `${id} ${String(revision)}`,
    topic: `entry ${id}`,
    userIds: [userId],
    values: { name: name ?? '' },
    now,
  });
  if (status === SUBMITTED && before !== undefined) await notifyReviewer(tx, saved, now);
}
