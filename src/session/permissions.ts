/** A permission or role: its name, or a record with an id. */
export type Grant = string | { id: string };

/** Permissions and roles of a user; undefined without a session. */
export interface Grants {
  permissions: readonly Grant[];
  roles: readonly Grant[];
}

/** Requirement of a route. Absent, `*`, `any`: everyone; list: all names; `anyOf`: one name. */
export type Authority =
  '*' | 'any' | 'loggedIn' | readonly string[] | { anyOf: readonly string[] } | undefined;

function hasPermission(grants: Grants, name: string): boolean {
  return [...grants.permissions, ...grants.roles].some((grant) =>
    typeof grant === 'string' ? grant === name : grant.id === name,
  );
}

/** Names that every visitor has (spec section 6: `*`, and the default `any`). */
const EVERYONE: readonly string[] = ['*', 'any'];

function satisfies(authority: Authority, grants: Grants | undefined): boolean {
  if (authority === undefined) return true;
  if (authority === 'loggedIn') return grants !== undefined;
  if (typeof authority === 'object' && 'anyOf' in authority)
    return authority.anyOf.some((name) => satisfies([name], grants));
  const names = typeof authority === 'string' ? [authority] : authority;
  return names.every(
    (name) => EVERYONE.includes(name) || (grants !== undefined && hasPermission(grants, name)),
  );
}

/**
 * Returns whether a user satisfies the authorities of a route and its parents (spec section 6).
 * Guards, menus and buttons all use this function.
 */
export function isAuthorized(
  authorities: readonly Authority[],
  grants: Grants | undefined,
): boolean {
  return authorities.every((authority) => satisfies(authority, grants));
}
