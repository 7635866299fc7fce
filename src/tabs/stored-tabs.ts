import type { Tab } from './tab';
import { NO_TABS, type TabList } from './tab-list';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns whether a value is a path of this site. Other values indicate manipulated storage. */
function isOwnPath(value: unknown): value is string {
  return isText(value) && /^\/(?!\/)/.test(value);
}

function parseTab(stored: unknown): Tab[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { keyPath, fullPath, routeName, title, unclose, uncached } = stored as Record<
    string,
    unknown
  >;
  if (!isOwnPath(keyPath) || !isOwnPath(fullPath) || !isText(routeName)) return [];
  return [
    {
      keyPath,
      fullPath,
      routeName,
      ...(isText(title) && { title }),
      unclose: unclose === true,
      uncached: uncached === true,
      loading: false,
      cachedKey: keyPath,
      dirty: false,
    },
  ];
}

/** Parses stored tabs; drops invalid and repeated ones. Their pages mount when visited. */
export function parseTabs(stored: unknown): TabList {
  const tabs = Array.isArray(stored) ? stored.flatMap(parseTab) : [];
  const first = new Map(tabs.toReversed().map((tab) => [tab.keyPath, tab]));
  return { ...NO_TABS, tabs: tabs.filter((tab) => first.get(tab.keyPath) === tab) };
}

/** Returns the tabs to store, without cached pages and unsaved changes. */
export function storedTabs({ tabs }: TabList): unknown {
  return tabs.map(({ keyPath, fullPath, routeName, title, unclose, uncached }) => ({
    keyPath,
    fullPath,
    routeName,
    title,
    unclose,
    uncached,
  }));
}
