import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { RouteName } from '@/route-names.gen';
import type { MenuTarget } from './menu';
import type { Authority } from '../permissions';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The key that the server's menu uses; its translation is the title `route.<routeName>`. */
    routeName?: string;
    /** Weight in the menu; absent = hidden from it. */
    order?: number;
    /** Who may open it (spec section 6); absent = everyone. */
    authority?: Authority;
    /** Path of the list that the record shown is of. */
    list?: string;
  }
}

function lineage(route: AnyRoute): AnyRoute[] {
  const parent = route.parentRoute as AnyRoute | undefined;
  return parent ? [...lineage(parent), route] : [route];
}

/** Route name → place, derived from the route tree: there is no second list. */
export function menuTargets(router: AnyRouter): Map<RouteName, MenuTarget> {
  const targets = new Map<RouteName, MenuTarget>();
  for (const route of Object.values(router.routesByPath) as AnyRoute[]) {
    const { routeName } = route.options.staticData ?? {};
    if (routeName === undefined) continue;
    targets.set(routeName as RouteName, {
      path: (route.fullPath as string).replace(/(?<=.)\/$/, ''),
      authorities: lineage(route).map(({ options }) => options.staticData?.authority),
    });
  }
  return targets;
}
