import type { LegalRow, Kind } from './rules.ts';
import type { Language } from '../../base/messages.ts';
import type { Schemas } from '../../http/types.ts';
import { localizeRecord } from '../../localized/localized.ts';
import { cleanHtml } from '../../localized/rich-text.ts';

/** Returns a text in the reader's language; undefined if it isn't published. */
export function legalTextOf(
  row: LegalRow | undefined,
  language: Language,
): Schemas['LegalText'] | undefined {
  if (row === undefined || row.content.CN === '') return undefined;
  const { kind, version, publishDate, content } = row;
  const { languages, of } = localizeRecord([content], language);
  return {
    kind,
    ...languages,
    content: cleanHtml(of(content)),
    version,
    publishDate: publishDate.toISOString(),
  };
}

export function staffLegalText(kind: Kind, row: LegalRow | undefined): Schemas['StaffLegalText'] {
  if (row === undefined) return { kind, content: { CN: '' }, version: 0, askAgain: false };
  const { content, version, publishDate, askAgain } = row;
  return { kind, content, version, publishDate: publishDate.toISOString(), askAgain };
}
