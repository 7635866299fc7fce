import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { hasRouterStores } from '@/tabs/router-stores';
import { createTabView } from '@/tabs/tab-view';

// cached pages take the place of the router's internal stores (architecture, "cached pages"). Its
// version is pinned; an upgrade that changes what they rely on fails here, by its name.

async function liveRouter() {
  const root = createRootRoute();
  const page = (path: '/one' | '/two') => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({ routeTree: root.addChildren([page('/one'), page('/two')]) });
  await router.navigate({ href: '/one' });
  await router.load();
  return router;
}

/** Followed by a tab's view, or read by pages through it. */
const READ = ['status', 'location', 'resolvedLocation', 'matches', 'ids', '__store'] as const;
/** What only the router itself writes. */
const WRITES = ['setMatches'];

describe('the router’s stores', () => {
  it.each(READ)('hold %s, which can be read and followed', async (name) => {
    const store: object = (await liveRouter()).stores[name];
    expect(store).toMatchObject({
      get: expect.any(Function) as unknown,
      subscribe: expect.any(Function) as unknown,
    });
  });

  it('are found where all are there, and not where one is missing or can’t be followed', async () => {
    const { stores } = await liveRouter();
    const found = (changed: object) =>
      hasRouterStores({ stores: { ...stores, ...changed } } as never);
    expect(found({})).toBe(true);
    for (const name of READ) expect(found({ [name]: undefined }), name).toBe(false);
    expect(found({ ids: { get: () => [] } })).toBe(false);
    expect(found({ getMatchStore: undefined })).toBe(false);
    expect(hasRouterStores({} as never)).toBe(false);
  });

  it('hold each presented match, found by its route', async () => {
    const { stores } = await liveRouter();
    expect(stores.getMatchStore('/one').get()).toMatchObject({ routeId: '/one' });
    expect(stores.getMatchStore('/two').get()).toBeUndefined();
    expect(stores.ids.get()).toEqual(['__root__', '/one']);
  });

  it('are all there in a tab’s view: a new one must be taken along', async () => {
    const live = await liveRouter();
    const names = Object.keys(live.stores).filter((name) => !WRITES.includes(name));
    expect(Object.keys(createTabView(live, '/one').router.stores).sort()).toEqual(names.sort());
  });

  it('report a change in one step, so that a view never sees half of it', async () => {
    const live = await liveRouter();
    const view = createTabView(live, '/one');
    const seen: string[] = [];
    const end = view.follow();
    view.onChange(() => seen.push(view.router.state.location.pathname));
    await live.navigate({ href: '/two' });
    expect(live.state.location.pathname).toBe('/two');
    expect(view.router.state.location.pathname).toBe('/one');
    expect(view.router.stores.getMatchStore('/one').get()).toMatchObject({ pathname: '/one' });
    expect(new Set(seen).has('/two')).toBe(false);
    end();
  });
});
