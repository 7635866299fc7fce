import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { activityValues } from './activity-values.ts';
import { queueNotice } from './queue.ts';

const DAY = 86_400_000;

/** Queues reminders to all attendees of activities that begin within a day. */
export async function queueReminders(db: Database | Transaction, now: Date): Promise<void> {
  const rows = await db
    .select({ activity: activities, userId: activitySignUps.userId })
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .where(
      and(
        eq(activitySignUps.status, 'signedUp'),
        eq(activities.published, true),
        isNull(activities.cancelReason),
        gt(activities.start, now),
        lte(activities.start, new Date(now.getTime() + DAY)),
      ),
    );
  for (const group of Map.groupBy(rows, ({ activity }) => activity.id).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { activity } = first;
    await queueNotice(db, {
      event: 'activityTomorrow',
      about: `${activity.id} ${activity.start.toISOString()}`,
      userIds: group.map(({ userId }) => userId),
      values: activityValues(activity),
      now,
    });
  }
}
