import { PERMISSIONS } from '../../http/specification.ts';
import type { Grants } from '../../http/access.ts';
import type { Schemas } from '../../http/types.ts';

/** Built-in role with every permission of the back office, including those of later versions. */
export const ADMINISTRATOR = 'administrator';

/** All permissions but judging, which administrators don't have by their role. */
export const ADMINISTRATOR_PERMISSIONS = PERMISSIONS.filter((name) => name !== 'score:user');

/** Returns whether an account has a permission or a role. */
export function hasGrants({ permissions, roles }: Grants): boolean {
  return permissions.length + roles.length > 0;
}

/** Returns a user's permissions: those granted directly and those of the roles. */
export function effectivePermissions(
  { permissions, roles }: Grants,
  ofRoles: readonly string[],
): Schemas['Permission'][] {
  const all = roles.some(({ id }) => id === ADMINISTRATOR) ? ADMINISTRATOR_PERMISSIONS : [];
  const named = new Set(permissions.map(({ id }) => id));
  const further = new Set([...ofRoles, ...all].filter((id) => !named.has(id)));
  return [...permissions, ...[...further].map((id) => ({ id, name: id }))];
}
