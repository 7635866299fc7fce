import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { isMobilePath } from '@/lib/mobile-site';
import { whenIdle } from '@/lib/when-idle';

/** Returns path and search of the internal link at an event's target. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1);
}

/** Preloads a page on hover, focus or touch of its link; plain links work too. */
function preloadOnIntent(router: AnyRouter): void {
  const preload = ({ target }: Event) => {
    const page = pageOf(target);
    if (page === undefined) return;
    const [to, text = ''] = page.split('?', 2);
    // The type depends on the route, which is known only at run time.
    const search = router.options.parseSearch(text) as never;
    // Ignored: if the page can't be loaded, opening it shows the error.
    router.preloadRoute({ to, search }).catch(() => undefined);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, preload, { passive: true });
}

/** Preloads the pages of the public menu, or of the mobile site, one by one while idle. */
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

export function preloadPages(router: AnyRouter): void {
  preloadOnIntent(router);
  preloadWhenIdle(router);
}
