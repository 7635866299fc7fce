import { eq, gt, not, or, type Column, type SQL } from 'drizzle-orm';
import { isOver } from '../../openapi/event-clock.ts';

const MINUTE = 60_000;

/** Returns the start of the current minute if a period with this end is still running. */
function presentMinute(now: Date): Date | undefined {
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  return isOver(minute, now) ? undefined : new Date(minute);
}

/**
 * Returns the condition for periods that are not over at `now`, by their end (decision 0124). `isOver` is
 * the same rule for one row.
 */
export function isRunning(end: Column, now: Date): SQL {
  const minute = presentMinute(now);
  const later = gt(end, now);
  return minute === undefined ? later : (or(later, eq(end, minute)) ?? later);
}

export function hasEnded(end: Column, now: Date): SQL {
  return not(isRunning(end, now));
}
