import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Activity, useEffect, useLayoutEffect } from 'react';
import { useConfirmUnload } from '@/lib/page/use-confirm-unload';
import { CachedPage } from './cached-page';
import { hasRouterStores } from './router-stores';
import { keyOf } from './tab';
import { storeTabsOnLeave, useTabs } from './tabs-store';
import { useActivePage } from './use-active-page';
import { useScrollRestoration } from './use-scroll-restoration';

interface Props {
  layout: string;
  /** Setting "page caching"; without it, only the visible page is mounted. */
  cache: boolean;
}

/** Renders the visible page and the cached pages of the open tabs. */
export function CachedPages({ layout, cache }: Props) {
  const page = useActivePage();
  // The URL changes before the page does: ignores a URL of another tab.
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
  useConfirmUnload(tabs.some(({ dirty }) => dirty));
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
