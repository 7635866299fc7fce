import { useIntl } from 'react-intl';
import { toEndWallClock, toWallClock } from '@/lib/wall-clock';

/** The competition's own time zone: its deadlines are shown in it for everyone. */
export const EVENT_ZONE = 'Asia/Shanghai';

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

/**
 * A time's calendar parts in the competition's zone, without leading zeros in month and day. Reckoned:
 * the browser's own formatter of a zone takes longer to make than a list of news to draw.
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

/** Spec section 9: `YYYY/M/D` in CN, `M/D/YY` otherwise. */
export function formatDay(iso: string, locale: string): string {
  return dayText(eventParts(iso), locale);
}

/** Day and time of day, in the competition's zone. */
export function formatMoment(iso: string, locale: string): string {
  return momentText(eventParts(iso), locale);
}

/** The end of a period: midnight is 24:00 of the day that it ends. */
export function formatEnd(iso: string, locale: string): string {
  return momentText(partsOf(toEndWallClock(iso)), locale);
}

/** A span of time; the day once where both ends fall on it. */
export function formatSpan(start: string, end: string, locale: string): string {
  const last = partsOf(toEndWallClock(end));
  const sameDay = formatDay(start, locale) === dayText(last, locale);
  const until = sameDay ? `${last.hour}:${last.minute}` : momentText(last, locale);
  return `${formatMoment(start, locale)} – ${until}`;
}

/** The days of a span; one day once. */
export function formatDayRange(start: string, end: string, locale: string): string {
  const [from, to] = [formatDay(start, locale), dayText(partsOf(toEndWallClock(end)), locale)];
  return from === to ? from : `${from} – ${to}`;
}

/** The date formats in the interface's language. */
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
