const HOUR = 3_600_000;
/** The competition's zone has no summer time: UTC+8 all year. */
const OFFSET = 8 * HOUR;

/** A moment as a clock in the competition's zone shows it: `YYYY-MM-DDTHH:mm`. */
export function toWallClock(iso: string): string {
  return new Date(Date.parse(iso) + OFFSET).toISOString().slice(0, 16);
}

/** The moment at which a clock in the competition's zone shows this; undefined for no such time. */
export function fromWallClock(wall: string): string | undefined {
  const time = Date.parse(`${wall}:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time - OFFSET).toISOString();
}
