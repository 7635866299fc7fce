import type { InferSelectModel } from 'drizzle-orm';
import { isOver } from '../../openapi/event-clock.ts';
import type { Schemas } from '../http/types.ts';
import type { activities } from '../database/schema.ts';
import { readingOf, type Reading } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { omitNull } from '../http/services.ts';

export type ActivityRow = InferSelectModel<typeof activities>;

/** The language that an activity is answered in, by all its texts: list and page agree. */
export function activityReading(row: ActivityRow, wanted: Language): Reading {
  const { title, city, address, description, cancelReason } = row;
  return readingOf([title, city, address, description, cancelReason], wanted);
}

/** Whether the sign-up of an activity is over, or the activity itself. */
export function signUpIsOver({ signUpEnd, end }: ActivityRow, now: Date): boolean {
  return [signUpEnd, end].some((one) => isOver(one, now));
}

/** Where the sign-up of an activity stands at `now`; `inState` asks the database the same. */
export function activityState(row: ActivityRow, now: Date): Schemas['ActivityState'] {
  if (row.cancelReason !== null) return 'cancelled';
  if (signUpIsOver(row, now)) return 'ended';
  if (now < row.signUpStart) return 'upcoming';
  return row.signedUp < row.capacity ? 'open' : 'full';
}

/** What visitors and staff see of an activity, without its texts. */
export function activityDetails(row: ActivityRow, now: Date) {
  const { id, kind, capacity, signedUp, browseNumber, coverFileId } = row;
  return {
    id,
    kind,
    capacity,
    signedUp,
    browseNumber,
    state: activityState(row, now),
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    ...omitNull({ coverFileId }),
  };
}

/** An activity as lists show it. */
export function activitySummary(
  row: ActivityRow,
  now: Date,
  wanted: Language,
): Schemas['ActivitySummary'] {
  const { of, languages } = activityReading(row, wanted);
  return {
    ...activityDetails(row, now),
    ...languages,
    title: of(row.title),
    city: of(row.city),
    address: of(row.address),
  };
}
