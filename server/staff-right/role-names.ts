import { inArray } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { staffRoles } from '../database/schema.ts';
import { storedText, textFor, type LocalizedText } from '../localized/localized.ts';
import type { Language } from '../messages.ts';
import { ADMINISTRATOR } from './effective-rights.ts';

type NameColumns = Pick<typeof staffRoles.$inferSelect, 'name' | 'localizedName'>;
type Grants = readonly Schemas['Permission'][];

/**
 * What a role is called, in the languages of the site. Where a server of the former release has written
 * the Chinese name since, translations are older than it.
 */
export function roleName({ name, localizedName }: NameColumns): LocalizedText {
  const text = localizedName ?? { CN: name };
  return text.CN === name ? text : storedText({ ...text, CN: name }, text);
}

/** The columns of a role that hold what staff call it in place of the name that is stored. */
export function nameColumns(text: LocalizedText, stored?: NameColumns) {
  const known = stored && roleName(stored);
  const localizedName = storedText(text, known, (name) => name.trim());
  return { name: localizedName.CN, localizedName };
}

/**
 * Names roles that accounts hold as they are called in a language now. One that staff didn't define
 * keeps the name that it has.
 */
export async function roleNamer(
  db: Database | Transaction,
  held: Grants,
  language: Language,
): Promise<(roles: Grants) => Schemas['Permission'][]> {
  const ids = new Set(held.map(({ id }) => id).filter((id) => id !== ADMINISTRATOR));
  // Most accounts have none.
  const rows =
    ids.size === 0
      ? []
      : await db
          .select()
          .from(staffRoles)
          .where(inArray(staffRoles.id, [...ids]));
  const names = new Map(rows.map((row) => [row.id, textFor(roleName(row), language)]));
  return (roles) => roles.map(({ id, name }) => ({ id, name: names.get(id) ?? name }));
}

/** Roles, named as they are called in a language now. */
export async function namedRoles(
  db: Database | Transaction,
  roles: Grants,
  language: Language,
): Promise<Schemas['Permission'][]> {
  const named = await roleNamer(db, roles, language);
  return named(roles);
}
