import { dayPhase } from '@/lib/wall-clock';

/**
 * Returns the phase of a check-in, which is open on the activity's days from 00:00 to 24:00, Beijing
 * time.
 */
export function checkInPhase(
  { start, end }: { start: string; end: string },
  now: number,
): 'early' | 'open' | 'late' {
  return dayPhase({ start: Date.parse(start), end: Date.parse(end) }, now);
}
