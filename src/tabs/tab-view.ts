import type { AnyRouter, AnyRouteMatch } from '@tanstack/react-router';
import { stateStore, type Readable } from './router-stores';
import { keyOf } from './tab';

type RouterState = AnyRouter['state'];

export interface TabView {
  /** Router for the tab's page, always at the tab's URL. */
  router: AnyRouter;
  /** Whether the live router has been at the tab's URL since the view was created. */
  ready: () => boolean;
  /** Subscribes to the live router; returns a function that unsubscribes. */
  follow: () => () => void;
  onChange: (listener: () => void) => () => void;
  /** Returns the id of the route rendered in a layout route. */
  childOf: (layout: string) => string | undefined;
}

/** Returns whether both URL and matches of the router belong to a tab key. */
function showsPage({ location, matches }: RouterState, key: string): boolean {
  const leaf = matches.at(-1) as AnyRouteMatch | undefined;
  if (leaf === undefined) return false;
  const search = leaf.search as Record<string, unknown>;
  return keyOf(location) === key && keyOf({ pathname: leaf.pathname, search }) === key;
}

/**
 * Creates a proxy of the router for one tab (architecture, "cached pages"). Its stores follow the
 * live router only while it shows the tab's page, so that hidden pages never get another page's data.
 */
export function createTabView(live: AnyRouter, key: string): TabView {
  let shown: RouterState | undefined;
  let ids: string[] = [];
  const listeners = new Set<() => void>();

  const update = () => {
    const state = stateStore(live).get();
    if (state === shown || !showsPage(state, key)) return;
    shown = state;
    ids = (state.matches as AnyRouteMatch[]).map(({ routeId }) => routeId as string);
    for (const listener of [...listeners]) listener();
  };
  update();

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

  // Structural sharing keeps search parameters identical until they change, so that new matches
  // don't render the page again.
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
      update();
      const { unsubscribe } = stateStore(live).subscribe(update);
      return unsubscribe;
    },
  };
}
