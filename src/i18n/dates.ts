import { useIntl } from 'react-intl';

/** The competition's own time zone: its deadlines are shown in it for everyone. */
export const EVENT_ZONE = 'Asia/Shanghai';

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: EVENT_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time's calendar parts in the competition's zone, without leading zeros in month and day. */
export function eventParts(iso: string): Parts {
  const found = formatter
    .formatToParts(new Date(iso))
    .map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(found) as Record<keyof Parts, string>;
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
