/** A month of the calendar: `YYYY-MM`. */
export type Month = string;

/** Whether a text names a month. Apart from the calendar: every page's address is read at the start. */
export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);
}
