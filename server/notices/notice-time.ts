import { endWallClock, lastMoment, wallClock } from '../../openapi/event-clock.ts';
import { message, type Language } from '../base/messages.ts';
import type { NoticeEvent } from './events.ts';

/** Notices whose time is the end of a period. */
const WITH_END: readonly NoticeEvent[] = [
  'signUpExtended',
  'judgingAssigned',
  'judgingReminder',
  'changesRequested',
];

/** Formats of days in mails and SMS. */
const DAYS = {
  long: { dateStyle: 'full' },
  short: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formats the time of a notice with day and zone on the competition's clock. An end at midnight becomes
 * 24:00 of the last day.
 */
export function timeIn(
  event: NoticeEvent,
  iso: string,
  language: Language,
  days: keyof typeof DAYS = 'long',
): string {
  const moment = Date.parse(iso);
  const isEnd = WITH_END.includes(event);
  const format = new Intl.DateTimeFormat(language, { ...DAYS[days], timeZone: 'Asia/Shanghai' });
  const day = format.format(isEnd ? lastMoment(moment) : moment);
  const clock = (isEnd ? endWallClock(moment) : wallClock(moment)).slice(11);
  const time = `${day}${language === 'en-US' ? ',' : ''} ${clock}`;
  return message(language, 'timeOfBeijing', { time });
}
