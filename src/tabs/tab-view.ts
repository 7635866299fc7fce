import type { AnyRouter, AnyRouteMatch } from '@tanstack/react-router';
import { stateStore, type Readable } from './router-stores';
import { keyOf } from './tab';

type RouterState = AnyRouter['state'];

export interface TabView {
  /** The router as the tab's page sees it: always on the tab's own address. */
  router: AnyRouter;
  /** Whether the live router has been on the tab's address since the view exists. */
  ready: () => boolean;
  /** Follows the live router from now on; returns what ends it. */
  follow: () => () => void;
  onChange: (listener: () => void) => () => void;
  /** The route that is drawn in a layout route, by its id. */
  childOf: (layout: string) => string | undefined;
}

/** Whether the live router shows the page of this key: its address and what it has matched. */
function showsPage({ location, matches }: RouterState, key: string): boolean {
  const leaf = matches.at(-1) as AnyRouteMatch | undefined;
  if (leaf === undefined) return false;
  const search = leaf.search as Record<string, unknown>;
  return keyOf(location) === key && keyOf({ pathname: leaf.pathname, search }) === key;
}

/**
 * A proxy of the router for one tab (architecture, "cached pages"). Its stores follow the live router
 * only while that is on the tab's own page, so that a hidden page never sees another one's data.
 */
export function createTabView(live: AnyRouter, key: string): TabView {
  let shown: RouterState | undefined;
  let ids: string[] = [];
  const listeners = new Set<() => void>();

  const take = () => {
    const state = stateStore(live).get();
    if (state === shown || !showsPage(state, key)) return;
    shown = state;
    ids = (state.matches as AnyRouteMatch[]).map(({ routeId }) => routeId as string);
    for (const listener of [...listeners]) listener();
  };
  take();

  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const state = () => shown ?? stateStore(live).get();
  const readable = <T>(get: () => T): Readable<T> => ({
    get,
    subscribe: (listener) => ({ unsubscribe: onChange(() => listener(get())) }),
  });

  const byRoute = new Map<string, Readable<AnyRouteMatch | undefined>>();
  const getMatchStore = (routeId: string) => {
    const known = byRoute.get(routeId);
    if (known) return known;
    const store = readable(() =>
      (state().matches as AnyRouteMatch[]).find((match) => match.routeId === routeId),
    );
    byRoute.set(routeId, store);
    return store;
  };

  const stores = {
    status: readable(() => state().status),
    location: readable(() => state().location),
    resolvedLocation: readable(() => state().resolvedLocation),
    matches: readable(() => state().matches),
    ids: readable(() => ids),
    __store: readable(state),
    byRoute,
    getMatchStore,
  };

  // What a page reads of its address is the same object until it says something else: the page
  // isn't drawn again because the live router has matched it again.
  const options = { ...live.options, defaultStructuralSharing: true };

  const router = new Proxy(live, {
    get: (target, name) => {
      if (name === 'stores') return stores;
      if (name === 'state') return state();
      if (name === 'options') return options;
      return Reflect.get(target, name, target) as unknown;
    },
  });

  return {
    router,
    ready: () => shown !== undefined,
    onChange,
    childOf: (layout) => ids[ids.indexOf(layout) + 1],
    follow: () => {
      take();
      const { unsubscribe } = stateStore(live).subscribe(take);
      return unsubscribe;
    },
  };
}
