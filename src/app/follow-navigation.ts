import { isShown } from '@/lib/is-shown';
import { entryKey } from './history-entry';
import { saveScroll, restoreScroll } from './scroll-restoration';
import type { SiteRouter } from './router';

/** The ways through the history that return to what a visitor has seen before. */
const RETURNS: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);

function pageOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'page' in search
    ? search.page
    : undefined;
}

/**
 * After a navigation to another page, of the site or of a list: scroll to the top (spec section 2).
 * Back and forward return to where the visitor stood. On another page of the site the focus moves
 * to its title, so that keyboard and screen reader start there too.
 */
export function followNavigation(router: SiteRouter): void {
  window.history.scrollRestoration = 'manual';
  let returns = false;
  router.history.subscribe(({ action }) => {
    returns = RETURNS.has(action.type);
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) saveScroll(entryKey(fromLocation));
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return;
    const samePage = fromLocation.pathname === toLocation.pathname;
    if (returns) restoreScroll(entryKey(toLocation));
    else if (!samePage || pageOf(fromLocation.search) !== pageOf(toLocation.search))
      window.scrollTo({ top: 0, behavior: 'instant' });
    if (samePage) return;
    // Of cached pages only one is in sight.
    [...document.querySelectorAll<HTMLElement>('main h1')]
      .find(isShown)
      ?.focus({ preventScroll: true });
  });
}
