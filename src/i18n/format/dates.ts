import { useIntl } from 'react-intl';
import { toWallClock } from '@/lib/wall-clock';

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
  const [year = '', month = '', day = '', hour = '', minute = ''] = toWallClock(iso).split(/[-T:]/);
  return { year, month: String(Number(month)), day: String(Number(day)), hour, minute };
}

/** Spec section 9: `YYYY/M/D` in CN, `M/D/YY` otherwise. */
export function formatDay(iso: string, locale: string): string {
  const { year, month, day } = eventParts(iso);
  return locale === 'zh-CN' ? `${year}/${month}/${day}` : `${month}/${day}/${year.slice(-2)}`;
}

/** Day and time of day, in the competition's zone. */
export function formatMoment(iso: string, locale: string): string {
  const { hour, minute } = eventParts(iso);
  return `${formatDay(iso, locale)} ${hour}:${minute}`;
}

/** A span of time; the day once where both ends fall on it. */
export function formatSpan(start: string, end: string, locale: string): string {
  const sameDay = formatDay(start, locale) === formatDay(end, locale);
  const { hour, minute } = eventParts(end);
  return `${formatMoment(start, locale)} – ${sameDay ? `${hour}:${minute}` : formatMoment(end, locale)}`;
}

/** The date formats in the interface's language. */
export function useDates() {
  const { locale } = useIntl();
  return {
    day: (iso: string) => formatDay(iso, locale),
    moment: (iso: string) => formatMoment(iso, locale),
    span: (start: string, end: string) => formatSpan(start, end, locale),
    dayRange: (start: string, end: string) => {
      const [from, to] = [formatDay(start, locale), formatDay(end, locale)];
      return from === to ? from : `${from} – ${to}`;
    },
  };
}
