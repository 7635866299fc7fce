import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { isMobilePath } from '@/lib/mobile-site';
import { whenIdle } from '@/lib/when-idle';

/** The site's own page that an event's target leads to, as its path and search. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1);
}

/**
 * Loads a page's code and data as soon as a visitor points at a link to it or reaches it by
 * keyboard: also where the link is a plain one, in the header and in the HTML's first screen.
 */
function preloadOnIntent(router: AnyRouter): void {
  const preload = ({ target }: Event) => {
    const page = pageOf(target);
    if (page === undefined) return;
    const [to, text = ''] = page.split('?', 2);
    // The router types a search by its page, which only the address names here.
    const search = router.options.parseSearch(text) as never;
    // A page that can't be loaded says so when it's opened.
    router.preloadRoute({ to, search }).catch(() => undefined);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, preload, { passive: true });
}

/** Loads the code of the public menu's pages, or of the mobile site's, one after the other, while the browser is idle. */
function preloadWhenIdle(router: AnyRouter): void {
  const routes = Object.values(router.routesById) as AnyRoute[];
  const mobile = isMobilePath(router.state.location.pathname);
  const waiting = routes.filter(({ id, options }) =>
    mobile
      ? (id as string).startsWith('/_h5/')
      : (id as string).startsWith('/_public/') && options.staticData?.order !== undefined,
  );
  const next = () => {
    const route = waiting.shift();
    if (!route) return;
    const loaded = router.loadRouteChunk(route) ?? Promise.resolve();
    loaded.then(
      () => whenIdle(next, 0),
      () => undefined,
    );
  };
  whenIdle(next);
}

/** Has the next page's code, and where it is foreseeable its data, there before it is asked for. */
export function preloadPages(router: AnyRouter): void {
  preloadOnIntent(router);
  preloadWhenIdle(router);
}
