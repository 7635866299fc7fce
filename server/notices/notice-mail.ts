import type { NoticeValues } from '../database/schema/notice.ts';
import { textFor } from '../localized/localized.ts';
import { message, type Language } from '../messages.ts';
import type { Mail } from './messages.ts';
import { EVENTS, type NoticeEvent } from './events.ts';
import { partIn, type NoticeTexts } from './templates.ts';

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
  /** What staff have written in place of the built-in texts. */
  written: NoticeTexts | undefined;
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
  written,
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
  const part = (name: keyof NoticeTexts) =>
    partIn(name, { event, written, language, values: texts });
  return {
    // One line: a name may hold anything.
    subject: part('subject').replace(/\s+/g, ' '),
    text: message(language, 'noticeFrame', { text: part('text'), link, system }),
  };
}
