const HOUR = 3_600_000;

/** Returns the year in Beijing at `now`. */
export function beijingYear(now: Date): number {
  return new Date(now.getTime() + 8 * HOUR).getUTCFullYear();
}

/**
 * Returns the instant `days` after `now`'s day in Beijing (negative: before) at `clock` (`HH:mm`), as ISO
 * 8601 with +08:00.
 */
export function at(now: Date, days: number, clock = '09:00'): string {
  const day = new Date(now.getTime() + (8 + days * 24) * HOUR).toISOString().slice(0, 10);
  return `${day}T${clock}:00+08:00`;
}
