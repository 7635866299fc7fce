import { inAppBrowser } from '@/lib/in-app-browser';
import { focusHeading } from '@/lib/page/keep-focus';
import { entryKey } from './history-entry';
import type { SiteRouter } from '../router';

/** Scroll positions by history entry. */
const positions = new Map<string, number>();

/** Maximum wait until a page is long enough to restore its position, in milliseconds. */
const TIMEOUT = 2000;

function saveScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Restores the scroll position as soon as the page is long enough. */
function restoreScroll(key: string): void {
  const top = positions.get(key) ?? 0;
  const until = performance.now() + TIMEOUT;
  const tryAgain = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until)
      requestAnimationFrame(tryAgain);
  };
  tryAgain();
}

/** History actions that return to a visited entry. */
const RETURNS: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);

function pageOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'page' in search
    ? search.page
    : undefined;
}

/**
 * Scrolls to the top after a navigation to another page or page of results (spec section 2), but
 * restores the position on back and forward. On another page, moves focus to its heading, for
 * keyboards and screen readers.
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
    focusHeading();
  });
}

/**
 * Lets the router handle clicks on plain `#/…` links, which work before scripts load: only the
 * router's navigations can be blocked by forms with unsaved changes. In in-app browsers, which have
 * one window, links to other sites open in it.
 */
export function followPlainLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const changed = metaKey || ctrlKey || shiftKey || altKey;
    if (event.defaultPrevented || button !== 0 || changed || !(target instanceof Element)) return;
    const link = target.closest('a[href]');
    if (link?.getAttribute('target') === '_blank' && inAppBrowser() !== undefined)
      link.removeAttribute('target');
    if (link?.matches('[href^="#/"]:not([target])') !== true) return;
    event.preventDefault();
    void router.navigate({ href: (link.getAttribute('href') ?? '#/').slice(1) });
  });
}
