import type { NoticeValues } from '../database/schema/notice.ts';
import { textFor } from '../localized/localized.ts';
import { message, type Language, type MessageId } from '../messages.ts';
import type { Mail } from './messages.ts';

/**
 * What people are written to about (product decisions, "Notices"): the page of the site that shows
 * it. `{id}` stands for the record's identifier, which is one of the values.
 */
export const EVENTS = {
  accountVerified: '/personal',
  entrySubmitted: '/personal',
  entryWithdrawn: '/personal',
  decisionPublished: '/personal',
  expertApproved: '/expert',
  expertDeclined: '/expert',
  activitySignedUp: '/activity/details?id={id}',
  activityChanged: '/activity/details?id={id}',
  activityCancelled: '/activity/details?id={id}',
  activityTomorrow: '/activity/details?id={id}',
  signUpExtended: '/signup',
} as const;

export type NoticeEvent = keyof typeof EVENTS;

/** Whether a stored event is one that this release knows. */
export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(EVENTS, event);
}

/** The interface's names of the languages, which a link may carry. */
const LANGUAGE_NAMES: Record<Language, string> = { 'zh-CN': 'CN', 'en-US': 'US', 'zh-HK': 'HK' };

/** A moment as people of the site's place write it: date, weekday and time of day. */
function inWords(time: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(time));
}

interface Composed {
  event: NoticeEvent;
  values: NoticeValues;
  language: Language;
  /** Name of the site, in that language. */
  system: string;
  /** The origin that visitors know the site by; absent: the mail has no link. */
  publicUrl: string | undefined;
}

/** Writes the mail about an event, in its reader's language. */
export function noticeMail({
  event,
  values,
  language,
  system,
  publicUrl,
}: Composed): Omit<Mail, 'to'> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : textFor(value, language);
    texts[name] = name === 'time' ? inWords(text, language) : text;
  }
  const path = EVENTS[event].replace('{id}', encodeURIComponent(texts['id'] ?? ''));
  const link =
    publicUrl === undefined
      ? ''
      : `\n${publicUrl.replace(/\/$/, '')}/?lang=${LANGUAGE_NAMES[language]}#${path}\n`;
  const part = (name: 'Subject' | 'Text') =>
    message(language, `${event}${name}` satisfies MessageId, texts);
  return {
    // One line: a name may hold anything.
    subject: part('Subject').replace(/\s+/g, ' '),
    text: message(language, 'noticeFrame', { text: part('Text'), link, system }),
  };
}
