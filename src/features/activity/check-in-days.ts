const DAY = 86_400_000;

/** Which day of Beijing a moment falls on, counted from the epoch. */
function dayOf(moment: number): number {
  return Math.floor((moment + 8 * 3_600_000) / DAY);
}

/** Whether check-in is open: on the days of the activity, the whole of each (in Beijing). */
export function isCheckInDay({ start, end }: { start: string; end: string }, now: number): boolean {
  const today = dayOf(now);
  return today >= dayOf(Date.parse(start)) && today <= dayOf(Date.parse(end));
}
