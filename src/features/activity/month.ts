import type { Month } from './month-text';

/** Offset of the competition's time zone from UTC, in milliseconds; constant all year. */
const OFFSET = 8 * 3_600_000;

/** Returns the month of a moment (Unix time in milliseconds) in the competition's time zone. */
export function monthOf(moment: number): Month {
  return new Date(moment + OFFSET).toISOString().slice(0, 7);
}

export function addMonths(month: Month, by: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns the start of a month and of the next one, ISO 8601. */
export function monthRange(month: Month): { from: string; to: string } {
  return { from: `${month}-01T00:00:00+08:00`, to: `${addMonths(month, 1)}-01T00:00:00+08:00` };
}

/** Returns the start of a day, ISO 8601. */
export function dayStart(month: Month, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}T00:00:00+08:00`;
}

/** Returns the days of a month by week, starting on Monday; `null` pads the first and last week. */
export function weeksOf(month: Month): (number | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= days ? day : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns whether a period overlaps a day of a month. */
export function isOnDay(
  { start, end }: { start: string; end: string },
  month: Month,
  day: number,
): boolean {
  const from = Date.parse(dayStart(month, day));
  return Date.parse(start) < from + 86_400_000 && Date.parse(end) > from;
}
