/** A visited page (spec section 3, "Tab page"). */
export interface Tab {
  /** Route and parameters that identify the tab. */
  keyPath: string;
  /** Full URL, including parts outside the key. */
  fullPath: string;
  /** Name of the route; its translation is the default title. */
  routeName: string;
  /** Title set by the page, such as a record's name. */
  title?: string;
  /** Whether the tab can't be closed. */
  unclose: boolean;
  /** Whether the page is not cached. */
  uncached: boolean;
  loading: boolean;
  /** A changed key remounts the page. */
  cachedKey: string;
  /** Whether the page has unsaved changes. */
  dirty: boolean;
}

/** Tab fields known when a page is visited. */
export type Visit = Pick<Tab, 'keyPath' | 'fullPath' | 'routeName' | 'unclose' | 'uncached'>;

interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

/**
 * Returns a page's key: its path without a trailing slash, and the record's id. Page and filters of
 * a list are not part of it, so that a list has one tab.
 */
export function keyOf({ pathname, search }: Place): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const { id } = search;
  // The id is empty if the route shows no record.
  return typeof id === 'string' && id !== '' ? `${path}?id=${encodeURIComponent(id)}` : path;
}
