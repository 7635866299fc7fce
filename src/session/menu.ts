import { parseUrl } from '@/lib/parse-url';
import { isAuthorized, type Authority, type Grants } from './permissions';

/** One item of the server's menu. */
export interface ServerMenuItem {
  name: string;
  path?: string | undefined;
  routerName: string;
}

/** A place of the site that the menu may name. */
export interface MenuTarget {
  path: string;
  /** Weight among its neighbours. */
  order: number;
  /** Its own authority and its parents'. */
  authorities: readonly Authority[];
}

export interface MenuEntryModel {
  routeName: string;
  name: string;
  href: string;
  external: boolean;
}

/** The gated entries that lead to other systems; their address comes with the menu item. */
const EXTERNAL: Partial<Record<string, { order: number; authority: Authority }>> = {
  ScoringSystem: { order: 100, authority: ['score:user'] },
  AdminBackOffice: { order: 110, authority: ['system:login'] },
};

/** Whether an address from the server may be opened: http and https only. */
export function isWebAddress(address: string | undefined): address is string {
  if (address === undefined || !/^https?:\/\//i.test(address)) return false;
  return parseUrl(address) !== undefined;
}

/**
 * Joins the server's menu to the site's routes by route name: entries in the routes' order, without
 * those the user may not open, those that name nothing here and those with an unsafe address.
 * @param unknown called with each name that nothing here answers to
 */
export function joinMenu(
  items: readonly ServerMenuItem[],
  targets: ReadonlyMap<string, MenuTarget>,
  grants: Grants | undefined,
  unknown: (routerName: string) => void = () => undefined,
): MenuEntryModel[] {
  const found: (MenuEntryModel & { order: number })[] = [];
  for (const { name, path, routerName } of items) {
    const external = EXTERNAL[routerName];
    const target = targets.get(routerName);
    if (external) {
      if (isWebAddress(path) && isAuthorized([external.authority], grants))
        found.push({
          routeName: routerName,
          name,
          href: path,
          external: true,
          order: external.order,
        });
    } else if (target) {
      if (isAuthorized(target.authorities, grants))
        found.push({
          routeName: routerName,
          name,
          href: `#${target.path}`,
          external: false,
          order: target.order,
        });
    } else unknown(routerName);
  }
  return found.sort((a, b) => a.order - b.order).map(({ order: _, ...entry }) => entry);
}
