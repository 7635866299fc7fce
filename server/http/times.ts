const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** True if a text is a calendar day (RFC 3339) that the database can store: years 1 to 9999. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  // `Date` carries invalid days over into the next month.
  const time = new Date(`${text}T00:00:00Z`);
  return (
    Number(year) > 0 &&
    time.getUTCMonth() + 1 === Number(month) &&
    time.getUTCDate() === Number(day)
  );
}

/**
 * True if a text is a time (RFC 3339) that the database can store. Excludes leap seconds (`23:59:60`),
 * which neither `Date` nor the database can represent.
 */
export function isTime(text: string): boolean {
  const [, day = ''] = TIME.exec(text) ?? [];
  const time = Date.parse(text.replace(' ', 'T'));
  return isDay(day) && time >= FIRST && time <= LAST;
}
