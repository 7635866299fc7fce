import { type NoticeTexts, builtInTexts, placeholdersOf } from './template-rules.ts';
import type { NoticeEvent } from './events.ts';
import { type Language, fillPlaceholders } from '../base/messages.ts';
import { textFor } from '../localized/localized.ts';
import type { Schemas } from '../http/types.ts';
import { revisionOf } from '../http/revision.ts';

const ZONE = '(?:北京时间|北京時間|Beijing time)';

/** Matches a time followed by its zone; the value of the time already contains the zone. */
const TIME_WITH_ZONE = new RegExp(
  `\\{time\\} ?[（(]${ZONE}[）)]|${ZONE} ?\\{time\\}|\\{time\\},? ${ZONE}`,
  'gi',
);

/** Returns a part of a notice in a language: by staff if they have written one, otherwise built in. */
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
  const isWritten = own !== undefined && (language !== 'en-US' || (own.US ?? '').trim() !== '');
  const text = textFor(isWritten ? own : builtInTexts(event)[part], language);
  return fillPlaceholders(text.replace(TIME_WITH_ZONE, '{time}'), values);
}

/** Maps the template of a notice to the contract, for staff. */
export function templateOf(
  event: NoticeEvent,
  written: NoticeTexts | undefined,
): Schemas['NoticeTemplate'] {
  const { subject, text } = written ?? builtInTexts(event);
  return {
    event,
    // Built-in texts have the same revision in all releases.
    revision: revisionOf(written === undefined ? null : { subject, text }),
    subject,
    text,
    written: written !== undefined,
    placeholders: placeholdersOf(event),
  };
}
