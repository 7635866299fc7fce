import { eq, gt, not, or, type Column, type SQL } from 'drizzle-orm';
import { isOver } from '../../openapi/event-clock.ts';

const MINUTE = 60_000;

/** Returns the minute of `now` as an inclusive end; undefined if a period with that end is over. */
function presentMinute(now: Date): Date | undefined {
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  return isOver(minute, now) ? undefined : new Date(minute);
}

/**
 * Condition for periods that are not over at `now`, by their end (decision 0124). `isOver` is the same rule
 * for one row.
 */
export function isRunning(end: Column, now: Date): SQL {
  const minute = presentMinute(now);
  const later = gt(end, now);
  return minute === undefined ? later : (or(later, eq(end, minute)) ?? later);
}

export function hasEnded(end: Column, now: Date): SQL {
  return not(isRunning(end, now));
}
