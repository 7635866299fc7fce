import { inAppBrowser } from '@/lib/in-app-browser';
import { isShown } from '@/lib/is-shown';
import { entryKey } from './history-entry';
import type { SiteRouter } from '../router';

/** Where the visitor stood on the entries of the browser's history, by their keys. */
const positions = new Map<string, number>();

/** How long a page that comes back may take to grow to where the visitor stood, ms. */
const TIMEOUT = 2000;

/** Keeps where the visitor stands on an entry that is being left. */
function saveScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Goes back to where the visitor stood, as soon as the page is long enough again. */
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

/**
 * Links of the header are plain `#/…` anchors, because they stand in the page before any script.
 * Once the router is there it takes their clicks: a form that asks before it is left can hold back
 * only what the router does. Links to other sites open in the same window where there is only one.
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
