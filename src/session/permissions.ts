/** A permission or role: its name, or a record that is known by its id. */
export type Grant = string | { id: string };

/** What a user holds; nobody is logged in where it is undefined. */
export interface Grants {
  permissions: readonly Grant[];
  roles: readonly Grant[];
}

/**
 * What one route asks for: absent, `*` or `any` = everyone, a list = each name must be held; one of
 * the names of `anyOf` is enough.
 */
export type Authority =
  '*' | 'any' | 'loggedIn' | readonly string[] | { anyOf: readonly string[] } | undefined;

function hasPermission(grants: Grants, name: string): boolean {
  return [...grants.permissions, ...grants.roles].some((grant) =>
    typeof grant === 'string' ? grant === name : grant.id === name,
  );
}

/** Names that everyone holds (spec section 6: `*`, and the default `any`). */
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
 * Whether a user passes every authority of a route and its parents (spec section 6): the one
 * function behind guards, menus and buttons.
 */
export function isAuthorized(
  authorities: readonly Authority[],
  grants: Grants | undefined,
): boolean {
  return authorities.every((authority) => satisfies(authority, grants));
}
