import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keyOf } from './tab';
import { useTabs } from './tabs-store';

/** Scroll positions of cached pages in px, by tab key. */
const scrollPositions = new Map<string, number>();

/**
 * Restores the scroll position of a cached page; new pages start at the top (spec section 2). Must
 * subscribe after the site's scroll handling, which this hook overrides.
 */
export function useScrollRestoration(): void {
  const router = useRouter();

  useEffect(() => {
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation) scrollPositions.set(keyOf(fromLocation), window.scrollY);
    });
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || keyOf(fromLocation) === keyOf(toLocation)) return;
      window.scrollTo({ top: scrollPositions.get(keyOf(toLocation)) ?? 0, behavior: 'instant' });
    });
    const unsubscribe = useTabs.subscribe(({ tabs }) => {
      const open = new Set(tabs.map((tab) => tab.keyPath));
      for (const known of scrollPositions.keys())
        if (!open.has(known)) scrollPositions.delete(known);
    });
    return () => {
      leave();
      arrive();
      unsubscribe();
      scrollPositions.clear();
    };
  }, [router]);
}
