import type { LocalizedText } from '../localized/localized.ts';
import { type NoticeEvent, EVENTS } from './events.ts';
import { messageTexts, placeholdersIn } from '../base/messages.ts';

export interface NoticeTexts {
  subject: LocalizedText;
  text: LocalizedText;
}

/** Returns the built-in texts of a notice. */
export function builtInTexts(event: NoticeEvent): NoticeTexts {
  return { subject: messageTexts(`${event}Subject`), text: messageTexts(`${event}Text`) };
}

/** Returns the placeholders of a notice: those in its built-in texts. */
export function placeholdersOf(event: NoticeEvent): string[] {
  const { subject, text } = builtInTexts(event);
  return [...new Set([...placeholdersIn(subject.CN), ...placeholdersIn(text.CN)])];
}

/** Returns the placeholders in texts that the notice doesn't have. */
export function unknownPlaceholders(event: NoticeEvent, { subject, text }: NoticeTexts): string[] {
  const known = placeholdersOf(event);
  const used = [subject, text].flatMap(({ CN, US = '', HK = '' }) => placeholdersIn(CN + US + HK));
  return [...new Set(used)].filter((place) => !known.includes(place));
}

export const NOTICE_EVENTS = Object.keys(EVENTS) as NoticeEvent[];
