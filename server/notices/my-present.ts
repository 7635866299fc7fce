import type { NoticeRow } from './claim-due.ts';
import { type NoticeTexts, placeholdersOf } from './template-rules.ts';
import type { Language } from '../base/messages.ts';
import type { Schemas } from '../http/types.ts';
import { isNoticeEvent } from './events.ts';
import { noticeParts, noticePath } from './notice-parts.ts';

/**
 * Maps a notice to the contract, for its recipient. Returns an empty list for an event of another release
 * and for a notice without all values of its texts.
 */
export function myNotice(
  { id, event, values, readAt, createDate }: NoticeRow,
  { texts, language }: { texts: ReadonlyMap<string, NoticeTexts>; language: Language },
): Schemas['OwnNotice'][] {
  if (!isNoticeEvent(event)) return [];
  if (placeholdersOf(event).some((name) => !Object.hasOwn(values, name))) return [];
  const content = { event, values, written: texts.get(event), language };
  const { subject: title, text } = noticeParts(content);
  return [
    {
      id,
      event,
      title,
      text,
      path: noticePath(content),
      read: readAt !== null,
      createDate: createDate.toISOString(),
    },
  ];
}
