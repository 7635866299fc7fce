import { inArray, sql } from 'drizzle-orm';
import type { Grants } from '../../http/access.ts';
import { PERMISSIONS } from '../../http/specification.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { staffRoles, users } from '../../database/schema.ts';

/** The built-in role. It holds every right of the back office, those of later versions, too. */
export const ADMINISTRATOR = 'administrator';

/** Judging is a task that is given by name, and no right of the back office. */
export const ADMINISTRATOR_RIGHTS = PERMISSIONS.filter((name) => name !== 'score:user');

/** The rights that the roles of a user hold: a column of a query over `users`. */
export const rightsOfRoles = sql<string[]>`(
  select coalesce(jsonb_agg(distinct held.name), '[]'::jsonb)
  from ${staffRoles}
  cross join lateral jsonb_array_elements_text(${staffRoles.permissions}) held(name)
  where ${users.roles} @> jsonb_build_array(jsonb_build_object('id', ${staffRoles.id}))
)`;

/** Whether an account holds a right or a role. */
export function hasRights({ permissions, roles }: Grants): boolean {
  return permissions.length + roles.length > 0;
}

/** All that a user may: what was given by name, and what the roles hold. */
export function effectiveRights(
  { permissions, roles }: Grants,
  ofRoles: readonly string[],
): Schemas['Permission'][] {
  const all = roles.some(({ id }) => id === ADMINISTRATOR) ? ADMINISTRATOR_RIGHTS : [];
  const named = new Set(permissions.map(({ id }) => id));
  const further = new Set([...ofRoles, ...all].filter((id) => !named.has(id)));
  return [...permissions, ...[...further].map((id) => ({ id, name: id }))];
}

/** What somebody with these permissions and roles may. */
export async function rightsOf(
  db: Database | Transaction,
  grants: Grants,
): Promise<Schemas['Permission'][]> {
  const ids = grants.roles.map(({ id }) => id);
  const held = await db
    .select({ permissions: staffRoles.permissions })
    .from(staffRoles)
    .where(inArray(staffRoles.id, ids));
  return effectiveRights(
    grants,
    held.flatMap(({ permissions }) => permissions),
  );
}
