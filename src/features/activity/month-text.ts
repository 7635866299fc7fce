/** A month of the calendar: `YYYY-MM`. */
export type Month = string;

/** Returns whether a value is a month. A separate module, because every page loads the route's search schema. */
export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);
}
