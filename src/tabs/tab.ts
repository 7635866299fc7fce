/** One visited page (spec section 3, "Tab page"). */
export interface Tab {
  /** Route and parameters: what makes a tab the same tab. */
  keyPath: string;
  /** The whole address, with what isn't part of the key. */
  fullPath: string;
  /** The route's name, whose translation is the title. */
  routeName: string;
  /** A title of the page's own, such as a record's name. */
  title?: string;
  /** Can't be closed. */
  unclose: boolean;
  /** Its page isn't kept alive. */
  uncached: boolean;
  /** Being refreshed. */
  loading: boolean;
  /** Another key mounts the page again. */
  cachedKey: string;
  /** Holds changes that were not sent. */
  dirty: boolean;
}

/** What is known about a page when it is visited. */
export type Visit = Pick<Tab, 'keyPath' | 'fullPath' | 'routeName' | 'unclose' | 'uncached'>;

interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

/**
 * The key of a page: its path without the trailing slash, and the record it shows. A list's page
 * and filters are no part of it, so that a list is one tab whatever it shows.
 */
export function keyOf({ pathname, search }: Place): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const { id } = search;
  // A route that may show a record, and shows none, has an empty one.
  return typeof id === 'string' && id !== '' ? `${path}?id=${encodeURIComponent(id)}` : path;
}
