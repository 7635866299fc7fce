import { produce, type Draft } from 'immer';
import type { Tab, Visit } from './tab';

export const MAX_CACHED_PAGES = 20;

export interface TabList {
  tabs: readonly Tab[];
  /** Keys of the cached pages, least recently visited first. */
  cached: readonly string[];
  /** Number of mounts, for unique keys. */
  mounted: number;
}

export const NO_TABS: TabList = { tabs: [], cached: [], mounted: 0 };

export type Side = 'left' | 'right' | 'others';

function indexOf({ tabs }: TabList, key: string): number {
  return tabs.findIndex(({ keyPath }) => keyPath === key);
}

/** Returns the key of the visible page, the last visited. */
export function shownKey({ cached }: TabList): string {
  return cached.at(-1) ?? '';
}

const tabOf = ({ tabs }: Draft<TabList>, key: string) =>
  tabs.find(({ keyPath }) => keyPath === key);

/** Evicts the oldest pages, those without unsaved changes first, but never the visible one. */
function withinLimit(cached: readonly string[], tabs: readonly Tab[], limit: number): string[] {
  const dirty = new Set(tabs.filter((tab) => tab.dirty).map(({ keyPath }) => keyPath));
  const old = cached.slice(0, -1);
  const leaving = [...old.filter((key) => !dirty.has(key)), ...old.filter((key) => dirty.has(key))];
  const gone = new Set(leaving.slice(0, Math.max(0, cached.length - limit)));
  return cached.filter((key) => !gone.has(key));
}

/** Opens or updates a page's tab and marks it as last visited. */
export const visit = (list: TabList, page: Visit, limit = MAX_CACHED_PAGES) =>
  produce(list, (draft) => {
    const key = page.keyPath;
    const cachedKey = `${key}#${draft.mounted + 1}`;
    const alive = draft.cached.includes(key);
    if (!alive) draft.mounted += 1;
    const tab = tabOf(draft, key);
    if (tab) Object.assign(tab, page, alive ? {} : { cachedKey });
    else draft.tabs.push({ ...page, loading: false, dirty: false, cachedKey });
    const others = draft.cached.filter((other) => other !== key && !tabOf(draft, other)?.uncached);
    draft.cached = withinLimit([...others, key], draft.tabs, limit);
  });

export const close = (list: TabList, keys: readonly string[]) =>
  produce(list, (draft) => {
    draft.tabs = draft.tabs.filter(({ keyPath }) => !keys.includes(keyPath));
    draft.cached = draft.cached.filter((key) => !keys.includes(key));
  });

/** Returns the keys of closable tabs on one side of a tab, or of all others. */
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

/** Returns the tab to show when `keys` close: a neighbour of `active`, preferably the right one. */
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

/** Marks a tab as loading: its page is unmounted until `remount`. */
export const startRefresh = (list: TabList, key: string) =>
  produce(list, (draft) => {
    const tab = tabOf(draft, key);
    if (tab) tab.loading = true;
  });

export const remount = (list: TabList, key: string) =>
  produce(list, (draft) => {
    draft.mounted += 1;
    const tab = tabOf(draft, key);
    const cachedKey = `${key}#${draft.mounted}`;
    if (tab) Object.assign(tab, { loading: false, dirty: false, cachedKey });
  });

export const markDirty = (list: TabList, key: string, dirty: boolean) =>
  produce(list, (draft) => {
    const tab = tabOf(draft, key);
    if (tab) tab.dirty = dirty;
  });

export const rename = (list: TabList, key: string, title: string) =>
  produce(list, (draft) => {
    const tab = tabOf(draft, key);
    if (tab) tab.title = title;
  });

export const move = (list: TabList, key: string, target: string) =>
  produce(list, ({ tabs }) => {
    const [from, to] = [key, target].map((path) => tabs.findIndex((t) => t.keyPath === path));
    if (from === undefined || to === undefined || from < 0 || to < 0) return;
    tabs.splice(to, 0, ...tabs.splice(from, 1));
  });
