import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { isWebAddress } from '@/lib/parse-url';
import type { GroupName, RouteName } from '@/route-names.gen';
import { isAuthorized, type Authority, type Grants } from './permissions';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key in the server's menu; `route.<routeName>` is the id of its translated title. */
    routeName?: RouteName | GroupName;
    /** Position in the menu; absent: hidden. */
    order?: number;
    /** Required permissions (spec section 6); absent: everyone. */
    authority?: Authority;
    /** Path of the list that contains the record shown. */
    list?: string;
  }
}

export interface ServerMenuItem {
  id: string;
  name: string;
  path?: string | undefined;
  routerName: string;
  /** Name set by staff. */
  title?: string | undefined;
  permission?: string | undefined;
}

export interface MenuTarget {
  path: string;
  /** Authorities of the route and its parents. */
  authorities: readonly Authority[];
}

export type MenuTargets = ReadonlyMap<RouteName, MenuTarget>;

/** Menu entry of the scoring system. */
export const SCORING = 'ScoringSystem';

/** Menu entry of the back office. */
export const BACK_OFFICE = 'AdminBackOffice';

/** Menu entry of a link that staff have added. */
export const LINK = 'ExternalLink';

/** Name of a menu entry: a page of this site or an external entry. */
export type MenuName = RouteName | typeof SCORING | typeof BACK_OFFICE | typeof LINK;

export interface MenuEntryModel {
  id: string;
  routeName: MenuName;
  name: string;
  title: string | undefined;
  href: string;
  external: boolean;
}

/** Target of an entry and the permissions that it requires. */
type Place = Pick<MenuEntryModel, 'routeName' | 'external'> & {
  href?: string;
  authorities: readonly Authority[];
};

/** Permissions of entries whose address comes from the menu item. */
const SYSTEMS = { [SCORING]: ['score:user'], [BACK_OFFICE]: ['system:login'] } as const;

/** This site's pages of these entries, unless the menu has the address of another system. */
const OWN_PAGES = { [SCORING]: 'Scoring', [BACK_OFFICE]: 'AdminHome' } as const satisfies Record<
  keyof typeof SYSTEMS,
  RouteName
>;

function lineage(route: AnyRoute): AnyRoute[] {
  const parent = route.parentRoute as AnyRoute | undefined;
  return parent ? [...lineage(parent), route] : [route];
}

/** Collects the pages of the route tree by route name. */
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

/** Returns an entry's target; undefined for an unknown name. */
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
  const target = targets.get(system === undefined ? routeName : OWN_PAGES[system]);
  if (target !== undefined) {
    const { path: own, authorities } = target;
    return { routeName: system ?? routeName, href: `#${own}`, external: false, authorities };
  }
  return system && external(system);
}

/**
 * Builds the menu in the server's order. Omits entries that the user may not open, with an unknown
 * name, or without a safe address. A back office or scoring system without an address is this site's.
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
