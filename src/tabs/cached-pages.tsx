import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Activity, useEffect, useLayoutEffect } from 'react';
import { CachedPage } from './cached-page';
import { hasRouterStores } from './router-stores';
import { keyOf } from './tab';
import { storeTabsOnLeave, useTabs } from './tabs-store';
import { useActivePage } from './use-active-page';
import { useScrollRestoration } from './use-scroll-restoration';

interface Props {
  layout: string;
  /** The setting "page caching"; off, only the page shown lives. */
  cache: boolean;
}

/** The pages of the open tabs: the one shown, and behind it those that are kept. */
export function CachedPages({ layout, cache }: Props) {
  const page = useActivePage();
  // The address is ahead of the page while a page loads: a tab takes only its own.
  const fullPath = useLocation({
    select: (location) => (keyOf(location) === page.keyPath ? location.href : undefined),
  });
  const { tabs, cached, visit } = useTabs();
  const { keyPath, routeName, unclose, uncached } = page;

  useLayoutEffect(() => {
    if (fullPath !== undefined)
      visit({ keyPath, fullPath, routeName, unclose, uncached: uncached || !cache });
  }, [visit, keyPath, fullPath, routeName, unclose, uncached, cache]);
  useEffect(storeTabsOnLeave, []);
  useScrollRestoration();
  const router = useRouter();

  if (!hasRouterStores(router))
    return (
      <Activity key={keyPath}>
        <Outlet />
      </Activity>
    );
  return tabs
    .filter((tab) => cached.includes(tab.keyPath) && !tab.loading)
    .map((tab) => (
      <CachedPage
        key={tab.cachedKey}
        keyPath={tab.keyPath}
        layout={layout}
        active={tab.keyPath === keyPath}
      />
    ));
}
