import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { isWebAddress } from '@/lib/parse-url';
import type { GroupName, RouteName } from '@/route-names.gen';
import { isAuthorized, type Authority, type Grants } from './permissions';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The key that the server's menu uses; its translation is the title `route.<routeName>`. */
    routeName?: RouteName | GroupName;
    /** Weight in the menu; absent = hidden from it. */
    order?: number;
    /** Permissions to open it (spec section 6); absent = everyone. */
    authority?: Authority;
    /** Path of the list that the record shown is of. */
    list?: string;
  }
}

/** An entry of the server's menu. */
export interface ServerMenuItem {
  id: string;
  name: string;
  path?: string | undefined;
  routerName: string;
  /** The name that staff gave it. */
  title?: string | undefined;
  permission?: string | undefined;
}

/** A page of the site that the menu may name. */
export interface MenuTarget {
  path: string;
  /** Its own authority and its parents'. */
  authorities: readonly Authority[];
}

/** The pages that the menu may name, by route name. */
export type MenuTargets = ReadonlyMap<RouteName, MenuTarget>;

/** The scoring system's entry of the menu. */
export const SCORING = 'ScoringSystem';

/** The back office as an entry of the menu. */
export const BACK_OFFICE = 'AdminBackOffice';

/** A link that staff added to the menu. */
export const LINK = 'ExternalLink';

/** The name of a menu entry: a page of this site, or an entry for another address. */
export type MenuName = RouteName | typeof SCORING | typeof BACK_OFFICE | typeof LINK;

export interface MenuEntryModel {
  id: string;
  routeName: MenuName;
  name: string;
  title: string | undefined;
  href: string;
  external: boolean;
}

/** Where an entry leads, and the permissions that it requires. */
type Place = Pick<MenuEntryModel, 'routeName' | 'external'> & {
  href?: string;
  authorities: readonly Authority[];
};

/** The entries of other systems: the menu item supplies their address. */
const SYSTEMS = { [SCORING]: ['score:user'], [BACK_OFFICE]: ['system:login'] } as const;

/** This site's back office, used where the menu names no other system's. */
const OWN_BACK_OFFICE: RouteName = 'AdminHome';

function lineage(route: AnyRoute): AnyRoute[] {
  const parent = route.parentRoute as AnyRoute | undefined;
  return parent ? [...lineage(parent), route] : [route];
}

/** The pages of the route tree, which has the only list of them. */
export function menuTargets(router: AnyRouter): MenuTargets {
  const targets = new Map<RouteName, MenuTarget>();
  for (const route of Object.values(router.routesByPath) as AnyRoute[]) {
    const { routeName } = route.options.staticData ?? {};
    if (routeName === undefined) continue;
    // Groups have no path, so `routesByPath` contains none.
    targets.set(routeName as RouteName, {
      path: (route.fullPath as string).replace(/(?<=.)\/$/, ''),
      authorities: lineage(route).map(({ options }) => options.staticData?.authority),
    });
  }
  return targets;
}

const isSystem = (name: string): name is keyof typeof SYSTEMS => Object.hasOwn(SYSTEMS, name);

/** The place of an entry; undefined for a name that this site doesn't have. */
function placeOf({ routerName, path }: ServerMenuItem, targets: MenuTargets): Place | undefined {
  const system = isSystem(routerName) ? routerName : undefined;
  const external = (routeName: MenuName): Place => ({
    routeName,
    external: true,
    authorities: system ? [SYSTEMS[system]] : [],
    ...(isWebAddress(path) && { href: path }),
  });
  if (routerName === LINK) return external(LINK);
  if (system !== undefined && path !== undefined) return external(system);
  const routeName = routerName as RouteName;
  const target = targets.get(system === BACK_OFFICE ? OWN_BACK_OFFICE : routeName);
  if (target !== undefined) {
    const { path: own, authorities } = target;
    return { routeName: system ?? routeName, href: `#${own}`, external: false, authorities };
  }
  return system && external(system);
}

/**
 * Builds the menu that shells show: the server's entries in the server's order, without those that
 * the user may not open, those with an unknown name and those without a safe address. The back
 * office without an address is this site's own.
 * @param unknown called with each unknown name
 */
export function buildMenu(
  items: readonly ServerMenuItem[],
  targets: MenuTargets,
  grants: Grants | undefined,
  unknown: (routerName: string) => void = () => undefined,
): MenuEntryModel[] {
  return items.flatMap((item) => {
    const { id, name, title, permission } = item;
    const place = placeOf(item, targets);
    if (place === undefined) unknown(item.routerName);
    if (place?.href === undefined) return [];
    const { routeName, href, external, authorities } = place;
    const required = permission === undefined ? [] : [[permission]];
    if (!isAuthorized([...authorities, ...required], grants)) return [];
    return [{ id, routeName, name, title, href, external }];
  });
}
