import type { AnyRoute } from '@tanstack/react-router';
import type { GroupName, RouteName } from '@/route-names.gen';
import { isAuthorized, type Authority, type Grants } from '@/session/permissions';

/** Entry of the staff menu, derived from the route tree: a page, or a group of pages. */
export interface MenuNode {
  routeName: RouteName | GroupName;
  /** Absent for a group. */
  path?: string;
  children: readonly MenuNode[];
}

/** Properties of a route that the menu uses. */
export interface MenuRoute {
  routeName?: RouteName | GroupName | undefined;
  order?: number | undefined;
  authority?: Authority;
  path?: string | undefined;
  children: readonly MenuRoute[];
}

/** Converts a route and its descendants. */
export function menuRoute(route: AnyRoute): MenuRoute {
  const { routeName, order, authority } = route.options.staticData ?? {};
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return {
    routeName,
    order,
    authority,
    // Groups have no page.
    path: children.length > 0 ? undefined : (route.fullPath as string).replace(/(?<=.)\/$/, ''),
    children: children.map(menuRoute),
  };
}

/**
 * Builds the menu below a layout route: the routes with an `order`, in that order. Omits routes that
 * the user isn't authorized to open (spec section 6), and empty groups.
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

/** Returns the path of entries to a page, outermost first; empty if the menu doesn't contain the page. */
export function ancestorsOf(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const rest = ancestorsOf(node.children, path);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

export function menuPages(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.path === undefined ? menuPages(node.children) : [node]));
}
