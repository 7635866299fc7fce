import { dayPhase } from '@/lib/wall-clock';

/** Returns the phase of a check-in, which is open all day on the activity's days (Beijing). */
export function checkInPhase(
  { start, end }: { start: string; end: string },
  now: number,
): 'early' | 'open' | 'late' {
  return dayPhase({ start: Date.parse(start), end: Date.parse(end) }, now);
}
