import { produce } from 'immer';
import type { Tab, Visit } from './tab';

/** At most so many pages are kept alive. */
export const MAX_CACHED_PAGES = 20;

export interface TabList {
  tabs: readonly Tab[];
  /** Keys of the pages that are kept alive, the least recently visited first. */
  cached: readonly string[];
  /** Counts the mountings, for keys that were never used before. */
  mounted: number;
}

export const NO_TABS: TabList = { tabs: [], cached: [], mounted: 0 };

export type Side = 'left' | 'right' | 'others';

function indexOf({ tabs }: TabList, key: string): number {
  return tabs.findIndex(({ keyPath }) => keyPath === key);
}

/** The key of the page shown: the last one visited. */
export function shownKey({ cached }: TabList): string {
  return cached.at(-1) ?? '';
}

function change(list: TabList, key: string, changes: Partial<Tab>): TabList {
  return produce(list, ({ tabs }) => {
    const tab = tabs.find(({ keyPath }) => keyPath === key);
    if (tab) Object.assign(tab, changes);
  });
}

/** Lets the oldest pages go, those without unsent changes first; never the page shown. */
function withinLimit(cached: readonly string[], tabs: readonly Tab[], limit: number): string[] {
  const dirty = new Set(tabs.filter((tab) => tab.dirty).map(({ keyPath }) => keyPath));
  const old = cached.slice(0, -1);
  const leaving = [...old.filter((key) => !dirty.has(key)), ...old.filter((key) => dirty.has(key))];
  const gone = new Set(leaving.slice(0, Math.max(0, cached.length - limit)));
  return cached.filter((key) => !gone.has(key));
}

/** Opens a page's tab, or follows its address, and counts it as the last visited. */
export function visit(list: TabList, page: Visit, limit = MAX_CACHED_PAGES): TabList {
  const at = indexOf(list, page.keyPath);
  const alive = list.cached.includes(page.keyPath);
  const mounted = alive ? list.mounted : list.mounted + 1;
  const cachedKey = `${page.keyPath}#${mounted}`;
  const fresh = { loading: false, dirty: false };
  // What stays the same stays the same object: a bar of tabs is drawn again for what is new only.
  const tabs =
    at < 0
      ? [...list.tabs, { ...page, ...fresh, cachedKey }]
      : change(list, page.keyPath, { ...page, ...(!alive && { cachedKey }) }).tabs;
  const cached = [...list.cached.filter((key) => key !== page.keyPath), page.keyPath].filter(
    (key) => key === page.keyPath || !tabs.find(({ keyPath }) => keyPath === key)?.uncached,
  );
  return { tabs, cached: withinLimit(cached, tabs, limit), mounted };
}

/** The tabs without those of `keys`. */
export function close(list: TabList, keys: readonly string[]): TabList {
  return {
    ...list,
    tabs: list.tabs.filter(({ keyPath }) => !keys.includes(keyPath)),
    cached: list.cached.filter((key) => !keys.includes(key)),
  };
}

/** The keys of the closable tabs on one side of a tab, or of all others. */
export function closableKeys(list: TabList, key: string, side: Side): string[] {
  const at = indexOf(list, key);
  return list.tabs
    .filter(({ unclose }, index) => {
      if (unclose || index === at || at < 0) return false;
      if (side === 'others') return true;
      return side === 'left' ? index < at : index > at;
    })
    .map(({ keyPath }) => keyPath);
}

/** Which tab becomes active when `keys` close while `active` is: its neighbour, the right one first. */
export function nextActive(
  list: TabList,
  keys: readonly string[],
  active: string,
): Tab | undefined {
  const at = indexOf(list, active);
  const stays = (tab: Tab) => !keys.includes(tab.keyPath);
  return (
    list.tabs.slice(Math.max(at, 0)).find(stays) ??
    list.tabs.slice(0, Math.max(at, 0)).findLast(stays)
  );
}

/** Marks a tab as loading: its page is gone until `remount`. */
export function startRefresh(list: TabList, key: string): TabList {
  return change(list, key, { loading: true });
}

/** Mounts a tab's page again. */
export function remount(list: TabList, key: string): TabList {
  const mounted = list.mounted + 1;
  const changes = { loading: false, dirty: false, cachedKey: `${key}#${mounted}` };
  return { ...change(list, key, changes), mounted };
}

export function markDirty(list: TabList, key: string, dirty: boolean): TabList {
  return change(list, key, { dirty });
}

export function rename(list: TabList, key: string, title: string): TabList {
  return change(list, key, { title });
}

/** Puts a tab where another one stands. */
export function move(list: TabList, key: string, target: string): TabList {
  const [from, to] = [indexOf(list, key), indexOf(list, target)];
  if (from < 0 || to < 0) return list;
  return produce(list, ({ tabs }) => {
    tabs.splice(to, 0, ...tabs.splice(from, 1));
  });
}
