import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseTabs, storedTabs } from '@/tabs/stored-tabs';
import { keyOf, type Visit } from '@/tabs/tab';
import * as list from '@/tabs/tab-list';
import { useTabs } from '@/tabs/tabs-store';

const page = (keyPath: string, more: Partial<Visit> = {}): Visit => ({
  keyPath,
  fullPath: keyPath,
  routeName: keyPath.slice(1),
  unclose: false,
  uncached: false,
  ...more,
});
const open = (...keys: string[]) =>
  keys.reduce((tabs, key) => list.visit(tabs, page(key)), list.NO_TABS);
const keys = ({ tabs }: list.TabList) => tabs.map(({ keyPath }) => keyPath);

describe('the key of a page', () => {
  it.each([
    [{ pathname: '/a/home', search: {} }, '/a/home'],
    [{ pathname: '/a/home/', search: {} }, '/a/home'],
    [{ pathname: '/', search: {} }, '/'],
    [{ pathname: '/a/sys/user', search: { page: 3, keywords: 'x' } }, '/a/sys/user'],
    [{ pathname: '/a/entry', search: { id: 'n 1' } }, '/a/entry?id=n%201'],
    [{ pathname: '/a/entry', search: { id: '7', page: 2 } }, '/a/entry?id=7'],
    [{ pathname: '/a/match/check-in', search: { id: '' } }, '/a/match/check-in'],
  ])('for %j is %s', (place, expected) => {
    expect(keyOf(place)).toBe(expected);
  });
});

describe('visiting a page', () => {
  it('opens one tab per page in the order of the first visit', () => {
    expect(keys(open('/a', '/b', '/a', '/c'))).toEqual(['/a', '/b', '/c']);
  });

  it('updates the address of a tab and keeps its page', () => {
    const before = open('/a', '/b');
    const after = list.visit(before, page('/a', { fullPath: '/a?page=2' }));
    expect(after.tabs[0]).toMatchObject({ fullPath: '/a?page=2' });
    expect(after.tabs[0]?.cachedKey).toBe(before.tabs[0]?.cachedKey);
  });

  it('keeps unchanged tab objects', () => {
    const before = open('/a', '/b');
    const { tabs } = list.visit(before, page('/a'));
    expect(tabs).toBe(before.tabs);
    const moved = list.visit(before, page('/a', { fullPath: '/a?page=2' }));
    expect(moved.tabs[1]).toBe(before.tabs[1]);
  });

  it('remounts a page that was not cached', () => {
    const first = list.visit(list.NO_TABS, page('/a', { uncached: true }));
    const away = list.visit(first, page('/b'));
    expect(away.cached).toEqual(['/b']);
    const back = list.visit(away, page('/a', { uncached: true }));
    expect(back.tabs[0]?.cachedKey).not.toBe(first.tabs[0]?.cachedKey);
  });

  it('caches 20 pages and removes the least recently visited first', () => {
    const names = Array.from({ length: 21 }, (_, index) => `/${index}`);
    const many = open(...names.slice(0, 20), '/0', '/20');
    expect(many.tabs).toHaveLength(21);
    expect(many.cached).toHaveLength(list.MAX_CACHED_PAGES);
    expect(many.cached).not.toContain('/1');
    expect(many.cached).toContain('/0');
  });

  it('removes pages without unsent changes first', () => {
    const dirty = list.markDirty(open('/a', '/b', '/c'), '/a', true);
    expect(list.visit(dirty, page('/d'), 2).cached).toEqual(['/a', '/d']);
  });
});

describe('closing tabs', () => {
  const four = open('/a', '/b', '/c', '/d');
  it.each([
    ['/b', ['/b'], '/c'],
    ['/d', ['/d'], '/c'],
    ['/a', ['/a'], '/b'],
    ['/a', ['/d'], '/a'],
    ['/d', ['/c', '/d'], '/b'],
    ['/a', ['/a', '/b', '/c', '/d'], undefined],
  ])('with %s active, after closing %j, shows %s', (active, closed, expected) => {
    expect(list.nextActive(four, closed, active)?.keyPath).toBe(expected);
  });

  it.each([
    ['left', ['/a', '/b']],
    ['right', ['/d']],
    ['others', ['/a', '/b', '/d']],
  ] as const)('%s of the third tab', (side, expected) => {
    expect(list.closableKeys(four, '/c', side)).toEqual(expected);
  });

  it('keeps tabs that cannot be closed and removes cached pages', () => {
    const pinned = list.visit(four, page('/a', { unclose: true }));
    expect(list.closableKeys(pinned, '/c', 'left')).toEqual(['/b']);
    expect(list.close(four, ['/a', '/b']).cached).toEqual(['/c', '/d']);
  });
});

describe('refreshing a page', () => {
  it('shows a loading state, then remounts the page without unsent changes', () => {
    const before = list.markDirty(open('/a'), '/a', true);
    const loading = list.startRefresh(before, '/a');
    expect(loading.tabs[0]).toMatchObject({ loading: true });
    const after = list.remount(loading, '/a');
    expect(after.tabs[0]).toMatchObject({ loading: false, dirty: false });
    expect(after.tabs[0]?.cachedKey).not.toBe(before.tabs[0]?.cachedKey);
  });
});

describe('a refreshed tab', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useTabs.setState(open('/a', '/b'));
  });
  afterEach(() => {
    vi.useRealTimers();
    useTabs.setState(list.NO_TABS);
  });

  it.each([
    ['visible', true, 100],
    ['hidden', false, 500],
  ])('that is %s is remounted after its delay', (_, active, delay) => {
    const tab = () => useTabs.getState().tabs.find(({ keyPath }) => keyPath === '/a');
    const before = tab()?.cachedKey;
    useTabs.getState().refresh('/a', active);
    vi.advanceTimersByTime(delay - 1);
    expect(tab()).toMatchObject({ loading: true, cachedKey: before });
    vi.advanceTimersByTime(1);
    expect(tab()?.loading).toBe(false);
    expect(tab()?.cachedKey).not.toBe(before);
  });
});

describe('moving a tab', () => {
  it.each([
    ['/a', '/c', ['/b', '/c', '/a']],
    ['/c', '/a', ['/c', '/a', '/b']],
    ['/b', '/b', ['/a', '/b', '/c']],
    ['/x', '/a', ['/a', '/b', '/c']],
  ])('%s to the position of %s', (key, target, expected) => {
    expect(keys(list.move(open('/a', '/b', '/c'), key, target))).toEqual(expected);
  });
});

describe('stored tabs', () => {
  it('are restored with unmounted pages', () => {
    const before = list.rename(open('/a', '/b?id=1'), '/a', 'Mine');
    const after = parseTabs(JSON.parse(JSON.stringify(storedTabs(before))));
    expect(after.tabs.map(({ keyPath, title }) => [keyPath, title])).toEqual([
      ['/a', 'Mine'],
      ['/b?id=1', undefined],
    ]);
    expect(after.cached).toEqual([]);
  });

  it.each([
    [null],
    ['nonsense'],
    [{}],
    [[{ keyPath: 'https://evil.example', fullPath: '/a', routeName: 'A' }]],
    [[{ keyPath: '/a', fullPath: '//evil.example', routeName: 'A' }]],
    [[{ keyPath: '/a', fullPath: '/a' }]],
    [[7, null]],
  ])('are empty for %j', (stored) => {
    expect(parseTabs(stored).tabs).toEqual([]);
  });

  it('contain each tab once', () => {
    const tab = { keyPath: '/a', fullPath: '/a', routeName: 'A' };
    expect(parseTabs([tab, tab]).tabs).toHaveLength(1);
  });
});
