import {
  closesAt,
  endWallClock,
  isOver,
  momentOfWallClock,
  wallClock,
} from '../../openapi/event-clock';

export { dayPhase } from '../../openapi/event-clock';

/** Converts a time to the competition's zone: `YYYY-MM-DDTHH:mm`. */
export function toWallClock(iso: string): string {
  return wallClock(Date.parse(iso));
}

/** Converts an end time to the competition's zone; midnight is 24:00 of the previous day. */
export function toEndWallClock(iso: string): string {
  return endWallClock(Date.parse(iso));
}

/** Converts a time of the competition's zone to ISO 8601; undefined if it doesn't exist. */
export function fromWallClock(wall: string): string | undefined {
  const time = momentOfWallClock(wall);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns whether a period is over at `now` (ms); it includes the minute of its end. */
export function isPast(end: string, now: number): boolean {
  return isOver(Date.parse(end), now);
}

/** Returns whether a period includes the minute of its end: an end at 24:00 or with seconds is exact. */
export function includesMinute(end: string): boolean {
  return closesAt(Date.parse(end)) > Date.parse(end);
}

/** Returns the first time after a period, ISO 8601. */
export function closingTime(end: string): string {
  return new Date(closesAt(Date.parse(end))).toISOString();
}
