import { PERMISSIONS } from '../../http/specification.ts';
import type { Grants } from '../../http/access.ts';
import type { Schemas } from '../../http/types.ts';

/** The built-in role. It holds every right of the back office, those of later versions, too. */
export const ADMINISTRATOR = 'administrator';

/** Judging is a task that is given by name, and no right of the back office. */
export const ADMINISTRATOR_RIGHTS = PERMISSIONS.filter((name) => name !== 'score:user');

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
