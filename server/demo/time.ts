const HOUR = 3_600_000;

/** The year in Beijing at `now`. */
export function beijingYear(now: Date): number {
  return new Date(now.getTime() + 8 * HOUR).getUTCFullYear();
}

/**
 * The instant `days` after `now`'s day in Beijing (negative: before) at `clock`, as ISO 8601
 * with +08:00. `clock` is `HH:mm`.
 */
export function at(now: Date, days: number, clock = '09:00'): string {
  const day = new Date(now.getTime() + (8 + days * 24) * HOUR).toISOString().slice(0, 10);
  return `${day}T${clock}:00+08:00`;
}
