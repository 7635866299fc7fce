import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { hasRouterStores } from '@/tabs/router-stores';
import { createTabView } from '@/tabs/tab-view';

// Cached pages replace the router’s internal stores (architecture, "cached pages"). The router’s
// version is pinned; these tests fail if an upgrade changes a store that cached pages depend on.

async function liveRouter() {
  const root = createRootRoute();
  const page = (path: '/one' | '/two') => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({ routeTree: root.addChildren([page('/one'), page('/two')]) });
  await router.navigate({ href: '/one' });
  await router.load();
  return router;
}

/** Stores that a tab’s view follows or that pages read through it. */
const READ = ['status', 'location', 'resolvedLocation', 'matches', 'ids', '__store'] as const;
/** Members that only the router itself uses. */
const WRITES = ['setMatches'];

describe('the router’s stores', () => {
  it.each(READ)('include %s with `get` and `subscribe`', async (name) => {
    const store: object = (await liveRouter()).stores[name];
    expect(store).toMatchObject({
      get: expect.any(Function) as unknown,
      subscribe: expect.any(Function) as unknown,
    });
  });

  it('are detected only if all exist and can be followed', async () => {
    const { stores } = await liveRouter();
    const found = (changed: object) =>
      hasRouterStores({ stores: { ...stores, ...changed } } as never);
    expect(found({})).toBe(true);
    for (const name of READ) expect(found({ [name]: undefined }), name).toBe(false);
    expect(found({ ids: { get: () => [] } })).toBe(false);
    expect(found({ getMatchStore: undefined })).toBe(false);
    expect(hasRouterStores({} as never)).toBe(false);
  });

  it('provide each presented match by its route', async () => {
    const { stores } = await liveRouter();
    expect(stores.getMatchStore('/one').get()).toMatchObject({ routeId: '/one' });
    expect(stores.getMatchStore('/two').get()).toBeUndefined();
    expect(stores.ids.get()).toEqual(['__root__', '/one']);
  });

  it('are all present in a tab’s view', async () => {
    const live = await liveRouter();
    const names = Object.keys(live.stores).filter((name) => !WRITES.includes(name));
    expect(Object.keys(createTabView(live, '/one').router.stores).sort()).toEqual(names.sort());
  });

  it('do not change a view that belongs to another page', async () => {
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
