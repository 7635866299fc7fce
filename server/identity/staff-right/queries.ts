import { inArray, sql } from 'drizzle-orm';
import type { Grants } from '../../http/access.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { staffRoles, users } from '../../database/schema.ts';
import { effectivePermissions, ADMINISTRATOR } from './rules.ts';
import type { Language } from '../../base/messages.ts';
import { textFor } from '../../localized/localized.ts';

type Permissions = readonly Schemas['Permission'][];

/** Permissions of a user's roles, as a column of a query on `users`. */
export const permissionsOfRoles = sql<string[]>`(
  select coalesce(jsonb_agg(distinct held.name), '[]'::jsonb)
  from ${staffRoles}
  cross join lateral jsonb_array_elements_text(${staffRoles.permissions}) held(name)
  where ${users.roles} @> jsonb_build_array(jsonb_build_object('id', ${staffRoles.id}))
)`;

/** Returns the effective permissions of a user with these permissions and roles. */
export async function permissionsOf(
  db: Database | Transaction,
  grants: Grants,
): Promise<Schemas['Permission'][]> {
  const ids = grants.roles.map(({ id }) => id);
  const held = await db
    .select({ permissions: staffRoles.permissions })
    .from(staffRoles)
    .where(inArray(staffRoles.id, ids));
  return effectivePermissions(
    grants,
    held.flatMap(({ permissions }) => permissions),
  );
}

/** Creates a function that sets the current names of roles in a language; unknown roles keep their name. */
export async function roleNamer(
  db: Database | Transaction,
  held: Permissions,
  language: Language,
): Promise<(roles: Permissions) => Schemas['Permission'][]> {
  const ids = new Set(held.map(({ id }) => id).filter((id) => id !== ADMINISTRATOR));
  // Most accounts have no roles.
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

/** Returns roles with their current names in a language. */
export async function namedRoles(
  db: Database | Transaction,
  roles: Permissions,
  language: Language,
): Promise<Schemas['Permission'][]> {
  const named = await roleNamer(db, roles, language);
  return named(roles);
}
