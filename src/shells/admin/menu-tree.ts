import type { AnyRoute } from '@tanstack/react-router';
import type { GroupName, RouteName } from '@/route-names.gen';
import { isAuthorized, type Authority, type Grants } from '@/session/permissions';

/** An entry of the staff's menu, made of the route tree: a page, or a group of pages. */
export interface MenuNode {
  routeName: RouteName | GroupName;
  /** Absent for a group. */
  path?: string;
  children: readonly MenuNode[];
}

/** The parts of a route that the menu uses. */
export interface MenuRoute {
  routeName?: RouteName | GroupName | undefined;
  order?: number | undefined;
  authority?: Authority;
  path?: string | undefined;
  children: readonly MenuRoute[];
}

/** A route and everything below it, as parts of the menu. */
export function menuRoute(route: AnyRoute): MenuRoute {
  const { routeName, order, authority } = route.options.staticData ?? {};
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return {
    routeName,
    order,
    authority,
    // A group has no address of its own.
    path: children.length > 0 ? undefined : (route.fullPath as string).replace(/(?<=.)\/$/, ''),
    children: children.map(menuRoute),
  };
}

/**
 * The menu below a layout: routes with an order, in that order, without those the user may not open
 * (spec section 6) and without groups that are empty then.
 */
export function menuTree(
  { children }: MenuRoute,
  grants: Grants | undefined,
  above: readonly Authority[] = [],
): MenuNode[] {
  return children
    .filter(({ order }) => order !== undefined)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap((route): MenuNode[] => {
      const authorities = [...above, route.authority];
      const { routeName, path } = route;
      if (routeName === undefined || !isAuthorized(authorities, grants)) return [];
      if (path !== undefined) return [{ routeName, path, children: [] }];
      const inner = menuTree(route, grants, authorities);
      return inner.length > 0 ? [{ routeName, children: inner }] : [];
    });
}

/** The entries on the way to a page, outermost first; empty if the menu doesn't contain it. */
export function ancestorsOf(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const rest = ancestorsOf(node.children, path);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/** Every page of the menu. */
export function menuPages(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.path === undefined ? menuPages(node.children) : [node]));
}
