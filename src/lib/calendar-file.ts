export interface CalendarEvent {
  /** Stable per event, so that a second import replaces the first. */
  uid: string;
  title: string;
  /** Start and end: ISO 8601 with zone. */
  start: string;
  end: string;
  place?: string;
  description?: string;
  url?: string;
}

/** IANA time zone of the file; China has a constant offset. */
const ZONE = 'Asia/Shanghai';
const OFFSET_MINUTES = 8 * 60;
const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** Returns the calendar fields of a time in the zone. */
function zoneParts(iso: string): [number, number, number, number, number] {
  const shifted = new Date(Date.parse(iso) + OFFSET_MINUTES * 60_000);
  return [
    shifted.getUTCFullYear(),
    shifted.getUTCMonth() + 1,
    shifted.getUTCDate(),
    shifted.getUTCHours(),
    shifted.getUTCMinutes(),
  ];
}

/**
 * Creates an iCalendar file (RFC 5545) with one event and a reminder one day before. Adds the time
 * zone, which the library doesn't support.
 * @throws the library's error for an invalid event
 */
export async function calendarFile(event: CalendarEvent): Promise<string> {
  const { createEvent } = await import('ics');
  const { uid, title, start, end, place, description, url } = event;
  const { error, value } = createEvent({
    uid,
    title,
    start: zoneParts(start),
    end: zoneParts(end),
    startInputType: 'local',
    startOutputType: 'local',
    endInputType: 'local',
    endOutputType: 'local',
    ...(place !== undefined && { location: place }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    productId: '-//competition-site//EN',
    // In hours: the library writes a day as P1DT, which is invalid in RFC 5545.
    alarms: [{ action: 'display', description: title, trigger: { hours: 24, before: true } }],
  });
  if (!value) throw error ?? new Error('The calendar library returned no file');
  return value
    .replace(/^(DTSTART|DTEND):/gm, `$1;TZID=${ZONE}:`)
    .replace('BEGIN:VEVENT', `${ZONE_RULES}BEGIN:VEVENT`);
}
