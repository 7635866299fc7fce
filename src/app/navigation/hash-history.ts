import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';
import { mendAddress } from '@/lib/mend-address';
import { withPlainSearch } from '@/lib/search-params';

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
 * An address that was bent on its way, and an older link with its parameters in quotes, are replaced
 * by the plain one on arrival.
 */
export function createSiteHistory(win: Window = window): RouterHistory {
  // The one that the history puts in its place would report a navigation.
  const replaceState = win.history.replaceState.bind(win.history);
  const createHref = (href: string) => `${win.location.pathname}${win.location.search}#${href}`;

  return createBrowserHistory({
    window: win,
    parseLocation: () => {
      const mended = mendAddress(win.location.href);
      if (mended !== win.location.href) replaceState(win.history.state, '', mended);
      const given = readable(win.location.hash.replace(/^#/, '') || '/');
      const href = withPlainSearch(given);
      if (href !== given) replaceState(win.history.state, '', createHref(href));
      return parseHref(href.startsWith('/') ? href : `/${href}`, win.history.state as never);
    },
    createHref,
  });
}
