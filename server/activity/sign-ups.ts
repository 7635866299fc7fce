import { and, eq, sql } from 'drizzle-orm';
import { businessRule, notFound } from '../base/failure.ts';
import type { Schemas } from '../http/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { activities, activitySignUps, users } from '../database/schema.ts';
import { activityValues } from '../notices/activity-values.ts';
import { dropWaiting, queueNotice } from '../notices/queue.ts';
import { limitRepeats } from '../identity/session/rate-limit.ts';
import { fullName, namesOf } from '../base/full-name.ts';
import { signUpIsOver, type ActivityRow } from './present.ts';

interface Asked {
  activityId: string;
  userId: string;
  now: Date;
}

interface AskedToSignUp extends Asked {
  /** For an account without a name. */
  name?: string;
}

/** Locks the activity until the transaction ends: who signs up or cancels takes turns. */
async function lockActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  const [row] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.published, true)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** A sign-up as its user sees it: the ticket only while it opens a door. */
export function signUpOf(row: typeof activitySignUps.$inferSelect): Schemas['ActivitySignUp'] {
  const { activityId, status, ticket } = row;
  const signedUpAt = row.signedUpAt.toISOString();
  return { activityId, status, signedUpAt, ...(status !== 'cancelled' && { ticket }) };
}

/** The topic of the confirmation of a sign-up. */
const signUpTopic = (activityId: string) => `sign-up ${activityId}`;

function mine({ activityId, userId }: Asked) {
  return and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.userId, userId));
}

async function changeSeats(tx: Transaction, activityId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(activities)
    .set({ signedUp: sql`${activities.signedUp} + ${by}::integer` })
    .where(eq(activities.id, activityId));
}

/** What the user has done about an activity; throws 404 for one that isn't there. */
export async function findSignUp(db: Database, asked: Asked): Promise<Schemas['ActivitySignUp']> {
  const { activityId } = asked;
  const [activity] = await db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, activityId), eq(activities.published, true)));
  if (activity === undefined) throw notFound();
  const [row] = await db.select().from(activitySignUps).where(mine(asked));
  if (row === undefined) return { activityId, status: 'none' };
  return signUpOf(row);
}

/** Stores the name of a user without one. Throws the business rule where the request contains none. */
async function ensureName(tx: Transaction, { userId, name = '', now }: AskedToSignUp) {
  const account = eq(users.id, userId);
  const [user] = await tx.select().from(users).where(account);
  if (user === undefined || fullName(user) !== '') return;
  if (name === '') throw businessRule('signUpNameNeeded');
  await tx
    .update(users)
    .set({ ...namesOf(name), updateDate: now, updateBy: userId })
    .where(account);
}

/** Signs the user up. Throws the business rule that forbids it. */
export async function signUp(
  db: Database,
  asked: AskedToSignUp,
): Promise<Schemas['ActivitySignUp']> {
  const { activityId, userId, now } = asked;
  return await db.transaction(async (tx) => {
    const activity = await lockActivity(tx, activityId);
    const [existing] = await tx.select().from(activitySignUps).where(mine(asked));
    // First of the rules: a call that is repeated after its response was lost hears this one.
    if (existing !== undefined && existing.status !== 'cancelled') {
      throw businessRule('alreadySignedUp');
    }
    if (activity.cancelReason !== null) throw businessRule('activityCancelled');
    if (signUpIsOver(activity, now)) throw businessRule('signUpClosed');
    if (now < activity.signUpStart) throw businessRule('signUpNotOpen');
    if (activity.signedUp >= activity.capacity) throw businessRule('noFreePlace');
    await ensureName(tx, asked);
    if (existing !== undefined)
      await limitRepeats(tx, ['sign-ups', activityId, userId], 'signUpTooOften', now);
    const taken = { status: 'signedUp' as const, signedUpAt: now };
    const [written] = await tx
      .insert(activitySignUps)
      .values({ activityId, userId, ...taken })
      .onConflictDoUpdate({
        target: [activitySignUps.activityId, activitySignUps.userId],
        set: taken,
      })
      .returning();
    if (written === undefined) throw new Error('the sign-up was not written');
    await changeSeats(tx, activityId, 1);
    await queueNotice(tx, {
      event: 'activitySignedUp',
      about: `${activityId} ${now.toISOString()}`,
      topic: signUpTopic(activityId),
      userIds: [userId],
      values: activityValues(activity),
      now,
    });
    return signUpOf(written);
  });
}

/** Cancels the user's sign-up; the place is free at once. Throws the business rule against it. */
export async function cancelSignUp(db: Database, asked: Asked): Promise<Schemas['ActivitySignUp']> {
  const { activityId, userId, now } = asked;
  return await db.transaction(async (tx) => {
    const activity = await lockActivity(tx, activityId);
    const [existing] = await tx.select().from(activitySignUps).where(mine(asked));
    if (existing === undefined || existing.status === 'cancelled') {
      throw businessRule('notSignedUp');
    }
    if (existing.status === 'signedIn' || now >= activity.start) {
      throw businessRule('cancelTooLate');
    }
    const status = 'cancelled' as const;
    await tx.update(activitySignUps).set({ status }).where(mine(asked));
    await changeSeats(tx, activityId, -1);
    await dropWaiting(tx, signUpTopic(activityId), userId);
    return signUpOf({ ...existing, status });
  });
}
