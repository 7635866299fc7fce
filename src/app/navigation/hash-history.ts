import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';
import { repairUrl } from '@/lib/repair-url';
import { withPlainSearch } from '@/lib/search-params';

/** Removes percent signs from a path that can't be decoded, such as that of a truncated link. */
function readable(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  try {
    // The result is used, because the build removes unused calls.
    return decodeURIComponent(`/${path}`) && href;
  } catch {
    return path.replaceAll('%', '') + href.slice(path.length);
  }
}

/**
 * Creates a hash history that ignores parameters before the `#`: messengers add such parameters
 * (`/?from=x#/activity?id=1`), and the stock hash history would merge them into the route's search.
 * Replaces damaged URLs, and older links with quoted parameters, with plain ones on arrival.
 */
export function createSiteHistory(win: Window = window): RouterHistory {
  // The original method: `createBrowserHistory` replaces it by one that reports a navigation.
  const replaceState = win.history.replaceState.bind(win.history);
  const createHref = (href: string) => `${win.location.pathname}${win.location.search}#${href}`;

  return createBrowserHistory({
    window: win,
    parseLocation: () => {
      const repaired = repairUrl(win.location.href);
      if (repaired !== win.location.href) replaceState(win.history.state, '', repaired);
      const given = readable(win.location.hash.replace(/^#/, '') || '/');
      const href = withPlainSearch(given);
      if (href !== given) replaceState(win.history.state, '', createHref(href));
      return parseHref(href.startsWith('/') ? href : `/${href}`, win.history.state as never);
    },
    createHref,
  });
}
