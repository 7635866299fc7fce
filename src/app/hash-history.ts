import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

/** The address without the signs by which its path can't be decoded: a link that was cut off. */
function readable(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  try {
    // Its result is asked for: a call without that is left out by the build.
    return decodeURIComponent(`/${path}`) && href;
  } catch {
    return path.replaceAll('%', '') + href.slice(path.length);
  }
}

/**
 * Hash history that leaves parameters before the `#` alone. Messengers add such parameters
 * (`/?from=x#/activity?id=1`); the stock hash history would take them into the route's own search.
 */
export function createSiteHistory(win: Window = window): RouterHistory {
  return createBrowserHistory({
    window: win,
    parseLocation: () => {
      const href = readable(win.location.hash.replace(/^#/, '') || '/');
      return parseHref(href.startsWith('/') ? href : `/${href}`, win.history.state as never);
    },
    createHref: (href: string) => `${win.location.pathname}${win.location.search}#${href}`,
  });
}
