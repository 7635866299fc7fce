const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a text is a day of the calendar (RFC 3339) that the database can store: of the years 1 to 9999. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  // A day too many is one of the next month for `Date`.
  const time = new Date(`${text}T00:00:00Z`);
  return (
    Number(year) > 0 &&
    time.getUTCMonth() + 1 === Number(month) &&
    time.getUTCDate() === Number(day)
  );
}

/**
 * Whether a text is a time (RFC 3339) that the database can store. Out are seconds that only some
 * clocks show (`23:59:60`), which neither `Date` nor the database tells from the next.
 */
export function isTime(text: string): boolean {
  const [, day = ''] = TIME.exec(text) ?? [];
  const time = Date.parse(text.replace(' ', 'T'));
  return isDay(day) && time >= FIRST && time <= LAST;
}
