import { dayPhase } from '@/lib/wall-clock';

/** Where the check-in of an activity stands: open on its days, the whole of each (in Beijing). */
export function checkInPhase(
  { start, end }: { start: string; end: string },
  now: number,
): 'early' | 'open' | 'late' {
  return dayPhase({ start: Date.parse(start), end: Date.parse(end) }, now);
}
