const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Which day of Beijing a moment falls on, counted from the epoch. */
function dayOf(moment: number): number {
  return Math.floor((moment + 8 * HOUR) / DAY);
}

/** Where the check-in of an activity stands: open on its days, the whole of each (in Beijing). */
export function checkInPhase(
  { start, end }: { start: string; end: string },
  now: number,
): 'early' | 'open' | 'late' {
  const today = dayOf(now);
  if (today < dayOf(Date.parse(start))) return 'early';
  return today > dayOf(Date.parse(end)) ? 'late' : 'open';
}
