import { eq } from 'drizzle-orm';
import { revisionOf } from '../http/revision.ts';
import type { Schemas } from '../http/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { noticeTemplates } from '../database/schema.ts';
import { textFor, type LocalizedText } from '../localized/localized.ts';
import { fillPlaces, placesIn, rawMessage, type Language } from '../base/messages.ts';
import { EVENTS, type NoticeEvent } from './events.ts';

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

/** What staff have written for a notice; undefined where they have not. */
export async function writtenTexts(
  db: Database | Transaction,
  event: NoticeEvent,
): Promise<NoticeTexts | undefined> {
  const [row] = await db.select().from(noticeTemplates).where(eq(noticeTemplates.event, event));
  return row;
}

const ZONE = '(?:北京时间|北京時間|Beijing time)';

/** A time with its zone beside it; the value of the time names the zone itself. */
const TIME_WITH_ZONE = new RegExp(
  `\\{time\\} ?[（(]${ZONE}[）)]|${ZONE} ?\\{time\\}|\\{time\\},? ${ZONE}`,
  'gi',
);

/** A part of a notice in a language: as staff have written it, where they have in that language. */
export function partIn(
  part: keyof NoticeTexts,
  {
    event,
    written,
    language,
    values,
  }: {
    event: NoticeEvent;
    written: NoticeTexts | undefined;
    language: Language;
    values: Record<string, string>;
  },
): string {
  const own = written?.[part];
  const isThere = own !== undefined && (language !== 'en-US' || (own.US ?? '').trim() !== '');
  const text = textFor(isThere ? own : builtInTexts(event)[part], language);
  return fillPlaces(text.replace(TIME_WITH_ZONE, '{time}'), values);
}

/** A notice's template as staff see it. */
export function templateOf(
  event: NoticeEvent,
  written: NoticeTexts | undefined,
): Schemas['NoticeTemplate'] {
  const { subject, text } = written ?? builtInTexts(event);
  return {
    event,
    // Built-in texts have one revision, whichever release they come from.
    revision: revisionOf(written === undefined ? null : { subject, text }),
    subject,
    text,
    written: written !== undefined,
    placeholders: placeholdersOf(event),
  };
}

/** Every notice there is. */
export const NOTICE_EVENTS = Object.keys(EVENTS) as NoticeEvent[];
