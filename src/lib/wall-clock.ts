import {
  closesAt,
  endWallClock,
  isOver,
  momentOfWallClock,
  wallClock,
} from '../../openapi/event-clock';

export { dayPhase } from '../../openapi/event-clock';

/** A moment as a clock in the competition's zone shows it: `YYYY-MM-DDTHH:mm`. */
export function toWallClock(iso: string): string {
  return wallClock(Date.parse(iso));
}

/** The end of a period as that clock shows it: midnight is 24:00 of the day that it ends. */
export function toEndWallClock(iso: string): string {
  return endWallClock(Date.parse(iso));
}

/** The moment at which a clock in the competition's zone shows this; undefined for no such time. */
export function fromWallClock(wall: string): string | undefined {
  const time = momentOfWallClock(wall);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Whether a period is over at `now` (ms): an end to the minute includes that minute. */
export function isPast(end: string, now: number): boolean {
  return isOver(Date.parse(end), now);
}

/** The first moment after a period, ISO 8601. */
export function closingTime(end: string): string {
  return new Date(closesAt(Date.parse(end))).toISOString();
}
