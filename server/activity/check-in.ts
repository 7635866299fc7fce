import { and, eq, sql } from 'drizzle-orm';
import { dayPhase, wallClock } from '../../openapi/event-clock.ts';
import { businessRule, notFound } from '../base/failure.ts';
import type { Schemas } from '../http/types.ts';
import { textFor } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import type { Database } from '../database/open.ts';
import { activities, activitySignUps, users } from '../database/schema.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../identity/session/rate-limit.ts';
import type { ActivityRow } from './present.ts';
import { signUpOf } from './sign-ups.ts';

type SignUpRow = typeof activitySignUps.$inferSelect;

/** A day of Beijing, as `YYYY/M/D`. */
function beijingDay(moment: Date): string {
  return wallClock(moment).slice(0, 10).split('-').map(Number).join('/');
}

/** Throws the business rule against a check-in to this activity at this time. */
function checkOpen({ cancelReason, start, end }: ActivityRow, now: Date): void {
  if (cancelReason !== null) throw businessRule('activityCancelled');
  const phase = dayPhase({ start: start, end: end }, now);
  if (phase === 'early') throw businessRule('checkInTooEarly', { day: beijingDay(start) });
  if (phase === 'late') throw businessRule('checkInTooLate');
}

async function publishedActivity(db: Database, id: string): Promise<ActivityRow> {
  const [row] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.published, true)));
  if (row === undefined) throw notFound();
  return row;
}

/** Marks a sign-up; undefined where another call came first. */
async function mark(
  db: Database,
  { activityId, userId }: Pick<SignUpRow, 'activityId' | 'userId'>,
): Promise<SignUpRow | undefined> {
  // One statement decides: of two calls at once the second finds nothing to change.
  const [row] = await db
    .update(activitySignUps)
    .set({ status: 'signedIn' })
    .where(
      and(
        eq(activitySignUps.activityId, activityId),
        eq(activitySignUps.userId, userId),
        eq(activitySignUps.status, 'signedUp'),
      ),
    )
    .returning();
  return row;
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
  const activity = await publishedActivity(db, activityId);
  const [signUp] = await db
    .select()
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.userId, userId)));
  if (signUp?.status === 'signedIn') throw businessRule('alreadyCheckedIn');
  if (signUp?.status !== 'signedUp') throw businessRule('notSignedUp');
  checkOpen(activity, now);

  // The code is short: tries are counted, as those of a password are.
  const tries = ['check-in', activityId, userId] as const;
  await consumeRateLimit(db, tries, ATTEMPTS, now);
  if (code !== activity.checkInCode) throw businessRule('checkInCodeWrong');
  await resetRateLimits(db, tries);

  const row = await mark(db, asked);
  if (row === undefined) throw businessRule('alreadyCheckedIn');
  return signUpOf(row);
}

interface Shown {
  activityId: string;
  ticket: string;
  now: Date;
  language: Language;
}

/** Checks in who shows a ticket at the check-in desk. Throws the business rule against it. */
export async function checkInTicket(
  db: Database,
  { activityId, ticket, now, language }: Shown,
): Promise<Schemas['Attendee']> {
  const activity = await publishedActivity(db, activityId);
  const [found] = await db
    .select({ signUp: activitySignUps, title: activities.title, user: users })
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .innerJoin(users, eq(users.id, activitySignUps.userId))
    .where(eq(activitySignUps.ticket, ticket));
  if (found === undefined) throw businessRule('ticketUnknown');
  const { signUp, title, user } = found;
  if (signUp.activityId !== activityId)
    throw businessRule('ticketElsewhere', { title: textFor(title, language) });
  if (signUp.status === 'cancelled') throw businessRule('ticketCancelled');
  if (signUp.status === 'signedIn') throw businessRule('ticketUsed');
  checkOpen(activity, now);
  if ((await mark(db, signUp)) === undefined) throw businessRule('ticketUsed');

  const [counted] = await db
    .select({ checkedIn: sql<number>`count(*)::int` })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.status, 'signedIn')));
  const { firstName, lastName, chineseName, phone } = user;
  const mobile = phone ?? '';
  return {
    activityId,
    firstName,
    lastName,
    chineseName,
    mobile,
    checkedIn: counted?.checkedIn ?? 0,
    signedUp: activity.signedUp,
  };
}
