import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../base/failure.ts';
import type { Database, Transaction } from '../database/open.ts';
import { activities, activitySignUps, users } from '../database/schema.ts';
import { nextFirst } from './queries.ts';
import type { ActivityRow } from './rules.ts';

export type SignUpRow = typeof activitySignUps.$inferSelect;

export type SignUpKey = Pick<SignUpRow, 'activityId' | 'userId'>;

const isOf = ({ activityId, userId }: SignUpKey) =>
  and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.userId, userId));

const isPublished = (id: string) => and(eq(activities.id, id), eq(activities.published, true));

/** Reads a published activity. Throws 404 if the activity isn't published. */
export async function publishedActivity(db: Database, id: string): Promise<ActivityRow> {
  const [row] = await db.select().from(activities).where(isPublished(id));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Reads a published activity and locks it until the transaction ends. The lock serializes sign-ups and
 * cancellations. Throws 404 if the activity isn't published.
 */
export async function lockActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  const [row] = await tx.select().from(activities).where(isPublished(id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

export async function signUpRow(
  db: Database | Transaction,
  key: SignUpKey,
): Promise<SignUpRow | undefined> {
  const [row] = await db.select().from(activitySignUps).where(isOf(key));
  return row;
}

/** Reads the published activities with a sign-up of the account, in list order. */
export async function ownActivities(db: Database, userId: string, now: Date) {
  return await db
    .select()
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .where(and(eq(activitySignUps.userId, userId), eq(activities.published, true)))
    .orderBy(...nextFirst(now));
}

/** Stores a sign-up; replaces a cancelled one. */
export async function writeSignUp(
  tx: Transaction,
  { activityId, userId }: SignUpKey,
  now: Date,
): Promise<SignUpRow> {
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
  return written;
}

export async function markCancelled(tx: Transaction, key: SignUpKey): Promise<void> {
  await tx.update(activitySignUps).set({ status: 'cancelled' }).where(isOf(key));
}

/** Marks a sign-up as checked in; returns undefined if a concurrent request has changed it. */
export async function markCheckedIn(db: Database, key: SignUpKey): Promise<SignUpRow | undefined> {
  // With a single statement, only one of two concurrent requests succeeds.
  const [row] = await db
    .update(activitySignUps)
    .set({ status: 'signedIn' })
    .where(and(isOf(key), eq(activitySignUps.status, 'signedUp')))
    .returning();
  return row;
}

/** Changes the number of taken seats. */
export async function changeSeats(tx: Transaction, activityId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(activities)
    .set({ signedUp: sql`${activities.signedUp} + ${by}::integer` })
    .where(eq(activities.id, activityId));
}

/** Reads the ids of accounts that are signed up and not checked in. */
export async function signedUpAccounts(tx: Transaction, activityId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: activitySignUps.userId })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.status, 'signedUp')));
  return rows.map(({ userId }) => userId);
}

/** Reads a ticket's sign-up, its account, and the title of its activity. */
export async function ticketRow(db: Database, ticket: string) {
  const [found] = await db
    .select({ signUp: activitySignUps, title: activities.title, user: users })
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .innerJoin(users, eq(users.id, activitySignUps.userId))
    .where(eq(activitySignUps.ticket, ticket));
  return found;
}

export async function checkedInCount(db: Database, activityId: string): Promise<number> {
  const [counted] = await db
    .select({ checkedIn: sql<number>`count(*)::int` })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.status, 'signedIn')));
  return counted?.checkedIn ?? 0;
}
