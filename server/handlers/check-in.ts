import { and, eq } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../session/login-attempts.ts';
import type { ActivityRow } from './activity-summary.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 00:00 of the day in Beijing that `moment` lies in. */
function beijingMidnight(moment: Date): number {
  const local = moment.getTime() + 8 * HOUR;
  return local - (local % DAY) - 8 * HOUR;
}

function isDayOf({ start, end }: ActivityRow, now: Date): boolean {
  const time = now.getTime();
  return time >= beijingMidnight(start) && time < beijingMidnight(end) + DAY;
}

interface Asked {
  activityId: string;
  userId: string;
  code: string;
  now: Date;
}

/** Checks the user in, once, on a day of the activity. Throws the business rule against it. */
export async function checkIn(db: Database, asked: Asked): Promise<Schemas['ActivitySignUp']> {
  const { activityId, userId, code, now } = asked;
  const mine = and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.userId, userId));
  const [activity] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, activityId), eq(activities.published, true)));
  if (activity === undefined) throw notFound();
  const [signUp] = await db.select().from(activitySignUps).where(mine);
  if (signUp?.status === 'signedIn') throw businessRule('checkedInAlready');
  if (signUp?.status !== 'signedUp') throw businessRule('notSignedUp');
  if (activity.cancelReason !== null) throw businessRule('activityCancelled');
  if (!isDayOf(activity, now)) throw businessRule('notTheDay');

  // The code is short: tries are counted, as those of a password are.
  const account = `check-in:${activityId}`;
  await countAttempt(db, account, userId, now);
  if (code !== activity.checkInCode) throw businessRule('checkInCodeWrong');
  await forgetAttempts(db, account, userId);

  // One statement decides: of two calls at once the second finds nothing to change.
  const [row] = await db
    .update(activitySignUps)
    .set({ status: 'signedIn' })
    .where(and(mine, eq(activitySignUps.status, 'signedUp')))
    .returning();
  if (row === undefined) throw businessRule('checkedInAlready');
  return { activityId, status: 'signedIn', signedUpAt: row.signedUpAt.toISOString() };
}
