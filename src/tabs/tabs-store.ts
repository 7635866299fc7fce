import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';
import { parseTabs, storedTabs } from './stored-tabs';
import type { Visit } from './tab';
import * as list from './tab-list';

const KEY = 'tabs';
const session = () => globalThis.sessionStorage;

/** Duration of the loading state of a refreshed tab, in milliseconds (spec section 9). */
const REFRESH_ACTIVE = 100;
const REFRESH_HIDDEN = 500;

interface TabsState extends list.TabList {
  visit: (page: Visit) => void;
  close: (keys: readonly string[]) => void;
  refresh: (key: string, active: boolean) => void;
  markDirty: (key: string, dirty: boolean) => void;
  rename: (key: string, title: string) => void;
  move: (key: string, target: string) => void;
  clear: () => void;
}

/** The open tabs, kept in sessionStorage under `tabs` across page loads. */
export const useTabs = create<TabsState>()((set) => ({
  ...readStored(session, KEY, parseTabs, list.NO_TABS),
  visit: (page) => set((tabs) => list.visit(tabs, page)),
  close: (keys) => set((tabs) => list.close(tabs, keys)),
  refresh: (key, active) => {
    set((tabs) => list.startRefresh(tabs, key));
    setTimeout(
      () => set((tabs) => list.remount(tabs, key)),
      active ? REFRESH_ACTIVE : REFRESH_HIDDEN,
    );
  },
  markDirty: (key, dirty) => set((tabs) => list.markDirty(tabs, key, dirty)),
  rename: (key, title) => set((tabs) => list.rename(tabs, key, title)),
  move: (key, target) => set((tabs) => list.move(tabs, key, target)),
  clear: () => set(list.NO_TABS),
}));

/** Stores the tabs on `pagehide` (spec section 2); returns a function that removes the listener. */
export function storeTabsOnLeave(): () => void {
  const write = () => {
    const tabs = useTabs.getState();
    writeStored(session, KEY, tabs.tabs.length > 0 ? storedTabs(tabs) : undefined);
  };
  window.addEventListener('pagehide', write);
  return () => {
    window.removeEventListener('pagehide', write);
  };
}
