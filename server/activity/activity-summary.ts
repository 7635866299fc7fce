import type { InferSelectModel } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { activities } from '../database/schema.ts';
import { omitNull } from '../services.ts';

export type ActivityRow = InferSelectModel<typeof activities>;

/** Where the sign-up of an activity stands at `now`; `inState` asks the database the same. */
export function activityState(row: ActivityRow, now: Date): Schemas['ActivityState'] {
  if (row.cancelReason !== null) return 'cancelled';
  if (now >= row.signUpEnd || now >= row.end) return 'ended';
  if (now < row.signUpStart) return 'upcoming';
  return row.signedUp < row.capacity ? 'open' : 'full';
}

/** An activity as lists show it. */
export function activitySummary(row: ActivityRow, now: Date): Schemas['ActivitySummary'] {
  const { id, title, kind, city, address, capacity, signedUp, browseNumber, coverFileId } = row;
  return {
    id,
    title,
    kind,
    city,
    address,
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
