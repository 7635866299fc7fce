import { useIntl } from 'react-intl';
import { toEndWallClock, toWallClock } from '@/lib/wall-clock';

/** Time zone of the competition, in which its deadlines are shown to everyone. */
export const EVENT_ZONE = 'Asia/Shanghai';

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

/**
 * Returns the calendar fields of a time in the competition's zone, without leading zeros in month
 * and day. Doesn't use `Intl.DateTimeFormat`: creating one with a time zone is slow.
 */
export function eventParts(iso: string): Parts {
  return partsOf(toWallClock(iso));
}

function partsOf(wall: string): Parts {
  const [year = '', month = '', day = '', hour = '', minute = ''] = wall.split(/[-T:]/);
  return { year, month: String(Number(month)), day: String(Number(day)), hour, minute };
}

function dayText({ year, month, day }: Parts, locale: string): string {
  return locale === 'zh-CN' ? `${year}/${month}/${day}` : `${month}/${day}/${year.slice(-2)}`;
}

function momentText(parts: Parts, locale: string): string {
  return `${dayText(parts, locale)} ${parts.hour}:${parts.minute}`;
}

/** Formats a day: `YYYY/M/D` in CN, `M/D/YY` otherwise (spec section 9). */
export function formatDay(iso: string, locale: string): string {
  return dayText(eventParts(iso), locale);
}

export function formatMoment(iso: string, locale: string): string {
  return momentText(eventParts(iso), locale);
}

/** Formats the end of a period; midnight is 24:00 of the previous day. */
export function formatEnd(iso: string, locale: string): string {
  return momentText(partsOf(toEndWallClock(iso)), locale);
}

/** Formats a time span; the day appears once if both ends are on it. */
export function formatSpan(start: string, end: string, locale: string): string {
  const last = partsOf(toEndWallClock(end));
  const sameDay = formatDay(start, locale) === dayText(last, locale);
  const until = sameDay ? `${last.hour}:${last.minute}` : momentText(last, locale);
  return `${formatMoment(start, locale)} – ${until}`;
}

/** Formats a range of days, or a single day. */
export function formatDayRange(start: string, end: string, locale: string): string {
  const [from, to] = [formatDay(start, locale), dayText(partsOf(toEndWallClock(end)), locale)];
  return from === to ? from : `${from} – ${to}`;
}

export function useDates() {
  const { locale } = useIntl();
  return {
    day: (iso: string) => formatDay(iso, locale),
    moment: (iso: string) => formatMoment(iso, locale),
    end: (iso: string) => formatEnd(iso, locale),
    span: (start: string, end: string) => formatSpan(start, end, locale),
    dayRange: (start: string, end: string) => formatDayRange(start, end, locale),
  };
}
