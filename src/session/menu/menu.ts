import { parseUrl } from '@/lib/parse-url';
import type { RouteName } from '@/route-names.gen';
import { isAuthorized, type Authority, type Grants } from '../permissions';

/** One item of the server's menu. */
export interface ServerMenuItem {
  name: string;
  path?: string | undefined;
  routerName: string;
  /** What staff call it. */
  title?: string | undefined;
  permission?: string | undefined;
}

/** A place of the site that the menu may name. */
export interface MenuTarget {
  path: string;
  /** Its own authority and its parents'. */
  authorities: readonly Authority[];
}

export interface MenuEntryModel {
  id: string;
  routeName: string;
  name: string;
  title: string | undefined;
  href: string;
  external: boolean;
}

/** The scoring system's entry of the menu. */
export const SCORING = 'ScoringSystem';

/** The back office as an entry of the menu. */
export const BACK_OFFICE = 'AdminBackOffice';

/** The gated entries that lead to other systems; their address comes with the menu item. */
const SYSTEMS: Partial<Record<string, Authority>> = {
  [SCORING]: ['score:user'],
  [BACK_OFFICE]: ['system:login'],
};

/** The route that stands for the back office where no other system does. */
const OWN_BACK_OFFICE: RouteName = 'AdminHome';

/** An entry that staff have made of any address. */
export const LINK = 'ExternalLink';

/** Whether an address from the server may be opened: http and https only. */
export function isWebAddress(address: string | undefined): address is string {
  if (address === undefined || !/^https?:\/\//i.test(address)) return false;
  return parseUrl(address) !== undefined;
}

/** Where an entry leads and what it asks for; undefined: nothing here answers to it. */
function placeOf(
  { routerName, path }: ServerMenuItem,
  targets: ReadonlyMap<string, MenuTarget>,
): { href?: string; external: boolean; authorities: readonly Authority[] } | undefined {
  const system = SYSTEMS[routerName];
  if (routerName === LINK || (system !== undefined && path !== undefined))
    return { external: true, authorities: [system], ...(isWebAddress(path) && { href: path }) };
  const target = targets.get(routerName === BACK_OFFICE ? OWN_BACK_OFFICE : routerName);
  if (target !== undefined)
    return { href: `#${target.path}`, external: false, authorities: target.authorities };
  return system === undefined ? undefined : { external: true, authorities: [system] };
}

/**
 * Joins the server's menu to the site's routes by route name: entries in the server's order, without
 * those the user may not open, those that name nothing here and those without a safe address. The
 * back office without an address is this site's own.
 * @param unknown called with each name that nothing here answers to
 */
export function joinMenu(
  items: readonly (ServerMenuItem & { id: string })[],
  targets: ReadonlyMap<string, MenuTarget>,
  grants: Grants | undefined,
  unknown: (routerName: string) => void = () => undefined,
): MenuEntryModel[] {
  return items.flatMap((item) => {
    const { id, name, routerName: routeName, title, permission } = item;
    const place = placeOf(item, targets);
    if (place === undefined) unknown(routeName);
    if (place?.href === undefined) return [];
    const { href, external, authorities } = place;
    const asked = permission === undefined ? [] : [[permission]];
    if (!isAuthorized([...authorities, ...asked], grants)) return [];
    return [{ id, routeName, name, title, href, external }];
  });
}
