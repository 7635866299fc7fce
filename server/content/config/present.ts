import type { Schemas } from '../../http/types.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Language } from '../../base/messages.ts';
import { contactFor } from '../../localized/contact.ts';
import { localizeItem } from '../../localized/localized.ts';
import { omitNull } from '../../http/services.ts';
import type { CompanyRow, ConfigRow, LinkRow } from './queries.ts';

export function configEntry(row: ConfigRow): Schemas['ConfigEntry'] {
  return { ...row, revision: revisionOf(row.content) };
}

/** Converts a footer link, in the reader's language. */
export function linkOf({ id, name, url, img }: LinkRow, language: Language): Schemas['Link'] {
  const { of, mark } = localizeItem([name], language);
  return { id, name: of(name), url, ...mark, ...omitNull({ img }) };
}

/** Converts a company of the footer, in the reader's language. */
export function companyOf(
  { id, name, contacts }: CompanyRow,
  language: Language,
): Schemas['Company'] {
  const { of, mark } = localizeItem([name], language);
  return {
    id,
    name: of(name),
    contacts: contacts.map((contact) => contactFor(contact, language)),
    ...mark,
  };
}
