/** A permission or role: its name, or a record that is known by its id. */
export type Grant = string | { id: string };

/** What a user holds; nobody is logged in where it is undefined. */
export interface Grants {
  permissions: readonly Grant[];
  roles: readonly Grant[];
}

/** What one route asks for: absent or '*' = everyone, a list = each of its names must be held. */
export type Authority = '*' | 'loggedIn' | readonly string[] | undefined;

function holds(grants: Grants, name: string): boolean {
  return [...grants.permissions, ...grants.roles].some((grant) =>
    typeof grant === 'string' ? grant === name : grant.id === name,
  );
}

function satisfies(authority: Authority, grants: Grants | undefined): boolean {
  if (authority === undefined || authority === '*') return true;
  if (grants === undefined) return false;
  if (authority === 'loggedIn') return true;
  return authority.every((name) => name === '*' || holds(grants, name));
}

/**
 * Whether a user passes every authority of a route and its parents (spec section 6): the one
 * function behind guards, menus and buttons.
 */
export function mayPass(authorities: readonly Authority[], grants: Grants | undefined): boolean {
  return authorities.every((authority) => satisfies(authority, grants));
}
