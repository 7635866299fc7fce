import { businessRule } from '../base/failure.ts';
import type { Language } from '../base/messages.ts';
import type { Database } from '../database/open.ts';
import type { Schemas } from '../http/types.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../identity/session/rate-limit.ts';
import { attendee, signUpOf } from './present.ts';
import { checkCheckInOpen, checkTicket } from './rules.ts';
import {
  checkedInCount,
  markCheckedIn,
  publishedActivity,
  signUpRow,
  ticketRow,
  type SignUpKey,
} from './sign-up-queries.ts';

interface OwnCheckIn extends SignUpKey {
  code: string;
  now: Date;
}

/**
 * Checks the user in on a day of the activity. Throws the business rule that forbids the check-in, such as
 * for a repeated one.
 */
export async function checkIn(
  db: Database,
  { activityId, userId, code, now }: OwnCheckIn,
): Promise<Schemas['ActivitySignUp']> {
  const activity = await publishedActivity(db, activityId);
  const signUp = await signUpRow(db, { activityId, userId });
  if (signUp?.status === 'signedIn') throw businessRule('alreadyCheckedIn');
  if (signUp?.status !== 'signedUp') throw businessRule('notSignedUp');
  checkCheckInOpen(activity, now);

  // The code is short, so it has the same rate limit as a password.
  const rateLimitKey = ['check-in', activityId, userId] as const;
  await consumeRateLimit(db, rateLimitKey, ATTEMPTS, now);
  if (code !== activity.checkInCode) throw businessRule('checkInCodeWrong');
  await resetRateLimits(db, rateLimitKey);

  const row = await markCheckedIn(db, { activityId, userId });
  if (row === undefined) throw businessRule('alreadyCheckedIn');
  return signUpOf(row);
}

interface TicketCheckIn {
  activityId: string;
  ticket: string;
  now: Date;
  language: Language;
}

/** Checks in the owner of a ticket at the desk. Throws the business rule that forbids the check-in. */
export async function checkInTicket(
  db: Database,
  { activityId, ticket, now, language }: TicketCheckIn,
): Promise<Schemas['Attendee']> {
  const activity = await publishedActivity(db, activityId);
  const found = await ticketRow(db, ticket);
  if (found === undefined) throw businessRule('ticketUnknown');
  checkTicket(found, activityId, language);
  checkCheckInOpen(activity, now);
  if ((await markCheckedIn(db, found.signUp)) === undefined) throw businessRule('ticketUsed');
  return attendee(found.user, activity, await checkedInCount(db, activityId));
}
