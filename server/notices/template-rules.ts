import type { LocalizedText } from '../localized/localized.ts';
import { type NoticeEvent, EVENTS } from './events.ts';
import { rawMessage, placesIn } from '../base/messages.ts';

/** Subject and text of a notice. */
export interface NoticeTexts {
  subject: LocalizedText;
  text: LocalizedText;
}

/** The texts of a notice that this release brings. */
export function builtInTexts(event: NoticeEvent): NoticeTexts {
  const inAll = (part: 'Subject' | 'Text') => ({
    CN: rawMessage('zh-CN', `${event}${part}`),
    US: rawMessage('en-US', `${event}${part}`),
    HK: rawMessage('zh-HK', `${event}${part}`),
  });
  return { subject: inAll('Subject'), text: inAll('Text') };
}

/** What may stand in braces in a notice: what its built-in texts name. */
export function placeholdersOf(event: NoticeEvent): string[] {
  const { subject, text } = builtInTexts(event);
  return [...new Set([...placesIn(subject.CN), ...placesIn(text.CN)])];
}

/** The placeholders of texts that a notice doesn't have. */
export function unknownPlaceholders(event: NoticeEvent, { subject, text }: NoticeTexts): string[] {
  const known = placeholdersOf(event);
  const used = [subject, text].flatMap(({ CN, US = '', HK = '' }) => placesIn(CN + US + HK));
  return [...new Set(used)].filter((place) => !known.includes(place));
}

/** Every notice there is. */
export const NOTICE_EVENTS = Object.keys(EVENTS) as NoticeEvent[];
