import type { Month } from './month-text';

/** The competition's own clocks are eight hours ahead of UTC the whole year. */
const OFFSET = 8 * 3_600_000;

/** The month of a moment (ms since the epoch) on the competition's clocks. */
export function monthOf(moment: number): Month {
  return new Date(moment + OFFSET).toISOString().slice(0, 7);
}

/** The month so many months later. */
export function addMonths(month: Month, by: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Where a month begins and where the next one does, ISO 8601. */
export function monthRange(month: Month): { from: string; to: string } {
  return { from: `${month}-01T00:00:00+08:00`, to: `${addMonths(month, 1)}-01T00:00:00+08:00` };
}

/** Where a day of a month begins, ISO 8601. */
export function dayStart(month: Month, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}T00:00:00+08:00`;
}

/** The days of a month in weeks from Monday; `null` fills up the first and the last. */
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

/** Whether a span of time touches a day of a month. */
export function isOnDay(
  { start, end }: { start: string; end: string },
  month: Month,
  day: number,
): boolean {
  const from = Date.parse(dayStart(month, day));
  return Date.parse(start) < from + 86_400_000 && Date.parse(end) > from;
}
