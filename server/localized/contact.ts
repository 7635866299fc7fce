import type { Language } from '../base/messages.ts';
import type { Schemas } from '../http/types.ts';
import { textFor } from './localized.ts';

/** Converts a contact for a reader; a name without an English form stays as it is for English readers. */
export function contactFor(
  { name, englishName, mobilePhone }: Schemas['StaffContact'],
  reader: Language,
): Schemas['Contact'] {
  const text = englishName === undefined ? { CN: name } : { CN: name, US: englishName };
  return { name: textFor(text, reader), mobilePhone };
}
