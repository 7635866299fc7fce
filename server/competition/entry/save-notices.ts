import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projectDecisions, projectReviews, SUBMITTED } from '../../database/schema.ts';
import type { NoticeEvent } from '../../notices/events.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { ChangeRow } from './change-queries.ts';
import type { EntryRow } from './rules.ts';

type Saved = Pick<EntryRow, 'id' | 'userId' | 'status' | 'revision' | 'name'>;

/** Returns the event that the team is notified of after a save; undefined if a draft stays a draft. */
function eventOf(status: number, before: number | undefined): NoticeEvent | undefined {
  const wasSubmitted = before !== undefined && before >= SUBMITTED;
  if (status >= SUBMITTED) return wasSubmitted ? 'entryResubmitted' : 'entrySubmitted';
  return wasSubmitted ? 'entryWithdrawn' : undefined;
}

/** Notifies the author of an answered request for changes; returns the author. */
async function notifyRequester(
  tx: Transaction,
  { id, name }: Saved,
  { answered, now }: Pick<Announced, 'answered' | 'now'>,
): Promise<string | null> {
  if (answered === null || answered.userId === null) return null;
  await queueNotice(tx, {
    event: 'changesAnswered',
    about: answered.id,
    userIds: [answered.userId],
    values: { id, name: name ?? '' },
    now,
  });
  return answered.userId;
}

/**
 * Notifies the author of an entry's last decision that the decision is outdated, unless that person has
 * a notice about the save already.
 */
async function notifyReviewer(
  tx: Transaction,
  { id, name }: Saved,
  { notified, now }: { notified: string | null; now: Date },
): Promise<void> {
  const [last] = await tx
    .select({ userId: projectReviews.userId, position: projectReviews.position })
    .from(projectReviews)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projectReviews.projectId))
    .where(eq(projectReviews.projectId, id))
    .orderBy(desc(projectReviews.position))
    .limit(1);
  if (!last || last.userId === null || last.userId === notified) return;
  await queueNotice(tx, {
    event: 'decisionOutdated',
    about: `${id} ${String(last.position)}`,
    userIds: [last.userId],
    values: { id, name: name ?? '' },
    now,
  });
}

interface Announced {
  before: number | undefined;
  /** Request for changes that the save answered. */
  answered: ChangeRow | null;
  now: Date;
}

/**
 * Notifies the team if a save submits, resubmits or withdraws the entry. If it submits an entry that has a
 * request for changes or a decision, also notifies the author of the request and of the last decision.
 */
export async function announceSave(
  tx: Transaction,
  saved: Saved,
  { before, answered, now }: Announced,
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
  if (status < SUBMITTED || before === undefined) return;
  const notified = await notifyRequester(tx, saved, { answered, now });
  await notifyReviewer(tx, saved, { notified, now });
}
