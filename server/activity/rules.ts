import type { InferSelectModel } from 'drizzle-orm';
import type { activities } from '../database/schema.ts';
import { isOver, wallClock, dayPhase } from '../../openapi/event-clock.ts';
import type { Schemas } from '../http/types.ts';
import { textFor, type LocalizedText } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { businessRule } from '../base/failure.ts';

export type ActivityRow = InferSelectModel<typeof activities>;

/** Returns whether the sign-up or the activity is over. */
export function signUpIsOver({ signUpEnd, end }: ActivityRow, now: Date): boolean {
  return [signUpEnd, end].some((one) => isOver(one, now));
}

/** Returns the state of an activity at `now`; `inState` is the same rule as SQL. */
export function activityState(row: ActivityRow, now: Date): Schemas['ActivityState'] {
  if (row.cancelReason !== null) return 'cancelled';
  if (signUpIsOver(row, now)) return 'ended';
  if (now < row.signUpStart) return 'upcoming';
  return row.signedUp < row.capacity ? 'open' : 'full';
}

/** Formats a day in Beijing as `YYYY/M/D`. */
function beijingDay(moment: Date): string {
  return wallClock(moment).slice(0, 10).split('-').map(Number).join('/');
}

/** Throws the business rule that forbids a check-in to this activity at this time. */
export function checkCheckInOpen({ cancelReason, start, end }: ActivityRow, now: Date): void {
  if (cancelReason !== null) throw businessRule('activityCancelled');
  const phase = dayPhase({ start, end }, now);
  if (phase === 'early') throw businessRule('checkInTooEarly', { day: beijingDay(start) });
  if (phase === 'late') throw businessRule('checkInTooLate');
}

/** Throws the business rule that forbids a sign-up to this activity at this time. */
export function checkSignUp(
  activity: ActivityRow,
  existing: { status: string } | undefined,
  now: Date,
): void {
  // Checked first: a retry after a lost response must get this error.
  if (existing !== undefined && existing.status !== 'cancelled')
    throw businessRule('alreadySignedUp');
  if (activity.cancelReason !== null) throw businessRule('activityCancelled');
  if (signUpIsOver(activity, now)) throw businessRule('signUpClosed');
  if (now < activity.signUpStart) throw businessRule('signUpNotOpen');
  if (activity.signedUp >= activity.capacity) throw businessRule('noFreePlace');
}

/** Throws the business rule that forbids a check-in with a ticket at an activity's desk. */
export function checkTicket(
  { signUp, title }: { signUp: { activityId: string; status: string }; title: LocalizedText },
  activityId: string,
  language: Language,
): void {
  if (signUp.activityId !== activityId)
    throw businessRule('ticketElsewhere', { title: textFor(title, language) });
  if (signUp.status === 'cancelled') throw businessRule('ticketCancelled');
  if (signUp.status === 'signedIn') throw businessRule('ticketUsed');
}
