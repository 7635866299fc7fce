/** The competition's clock and its rule for ends (decision 0124). Server and site import this module. */

/** A moment; a number counts milliseconds since the epoch. */
type Moment = Date | number;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The competition's zone is UTC+8 all year, without summer time. */
const OFFSET = 8 * HOUR;

/** The number of the day that contains a moment, on the competition's clock. */
function dayOf(moment: Moment): number {
  return Math.floor((Number(moment) + OFFSET) / DAY);
}

/** Whether an end is 24:00: the midnight that ends a day. */
function isMidnight(end: Moment): boolean {
  return (Number(end) + OFFSET) % DAY === 0;
}

/**
 * The first moment (ms since the epoch) after a period. An end to the minute includes that minute:
 * `23:59` closes at 24:00:00. `24:00` and an end with seconds close at that very moment.
 */
export function closesAt(end: Moment): number {
  const isExact = Number(end) % MINUTE !== 0 || isMidnight(end);
  return isExact ? Number(end) : Number(end) + MINUTE;
}

/** Whether a period with this end is over. */
export function isOver(end: Moment, now: Moment): boolean {
  return Number(now) >= closesAt(end);
}

/** The end to store for a period that closes right now. */
export function endingNow(now: Date): Date {
  return isOver(now, now) ? now : new Date(now.getTime() - 1);
}

/** A moment within the last day of a period: for 24:00, one of the day that it ends. */
export function lastMoment(end: Moment): number {
  return isMidnight(end) ? Number(end) - 1 : Number(end);
}

/** Whether a moment is before, on or after the days of a period, each a whole day on that clock. */
export function dayPhase(
  { start, end }: { start: Moment; end: Moment },
  now: Moment,
): 'early' | 'open' | 'late' {
  const today = dayOf(now);
  if (today < dayOf(start)) return 'early';
  return today > dayOf(lastMoment(end)) ? 'late' : 'open';
}

/** A moment on the competition's clock: `YYYY-MM-DDTHH:mm`. */
export function wallClock(moment: Moment): string {
  return new Date(Number(moment) + OFFSET).toISOString().slice(0, 16);
}

/** An end on the competition's clock: midnight is 24:00 of the day that it ends. */
export function endWallClock(end: Moment): string {
  return isMidnight(end) ? `${wallClock(lastMoment(end)).slice(0, 10)}T24:00` : wallClock(end);
}

/** The moment at which the competition's clock shows `YYYY-MM-DDTHH:mm`; NaN for no such time. */
export function momentOfWallClock(wall: string): number {
  return Date.parse(`${wall}:00Z`) - OFFSET;
}
