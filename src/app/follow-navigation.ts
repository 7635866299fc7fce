import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a navigation to another page: scroll to the top (spec section 2) and move the focus to the
 * page's title, so that keyboard and screen reader start there too.
 */
export function followNavigation(router: AnyRouter): void {
  window.history.scrollRestoration = 'manual';
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Of kept pages only one is in sight.
    [...document.querySelectorAll<HTMLElement>('main h1')]
      .find((title) => title.checkVisibility())
      ?.focus({ preventScroll: true });
  });
}
