import { createRouter } from '@tanstack/react-router';
import { loadTexts } from '@/i18n/messages';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { routeTree } from '../routeTree.gen';
import { createSiteHistory } from './navigation/hash-history';
import { logPageError } from './errors/log-page-error';
import { PageError } from './errors/page-error';
import { isFromMobile, mobileRedirect } from './navigation/mobile-redirect';
import { createQueryClient } from './query-client';

interface Searching {
  options: { validateSearch?: unknown };
}

/** Removes search parameters that `validateSearch` omits; the router itself would keep them. */
function omitUnknown(route: Searching): void {
  const validate = route.options.validateSearch;
  if (typeof validate !== 'function') return;
  route.options.validateSearch = (search: Record<string, unknown>) => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...(validate as (search: Record<string, unknown>) => object)(search),
  });
}

/** Creates the site's router: file routes in the URL's hash, with the query client. */
export function createSiteRouter() {
  const paths = new Set<string>();
  const router = createRouter({
    routeTree,
    history: createSiteHistory(),
    parseSearch,
    stringifySearch,
    context: {
      queryClient: createQueryClient(),
      redirectToMobile: mobileRedirect(paths, (): boolean => isFromMobile(router)),
      loadTexts,
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: logPageError,
    scrollRestoration: false,
  });
  for (const route of Object.values(router.routesById) as Searching[]) omitUnknown(route);
  for (const path of Object.keys(router.routesByPath)) paths.add(path);
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
