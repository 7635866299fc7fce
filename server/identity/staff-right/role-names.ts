import { inArray } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { staffRoles } from '../../database/schema.ts';
import { textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import { ADMINISTRATOR } from './effective-rights.ts';

type Grants = readonly Schemas['Permission'][];

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
  const names = new Map(rows.map((row) => [row.id, textFor(row.name, language)]));
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
