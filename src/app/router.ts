import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { routeTree } from '../routeTree.gen';
import { createSiteHistory } from './hash-history';
import { logPageError } from './log-page-error';
import { PageError } from './page-error';
import { cameFromMobile, phoneRedirect } from './phone-redirect';
import { createQueryClient } from './query-client';

/** The site's router, typed file routes over the address's hash, with the data behind its pages. */
export function createSiteRouter() {
  const paths = new Set<string>();
  const router = createRouter({
    routeTree,
    history: createSiteHistory(),
    parseSearch,
    stringifySearch,
    context: {
      queryClient: createQueryClient(),
      redirectPhones: phoneRedirect(paths, (): boolean => cameFromMobile(router)),
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: logPageError,
    scrollRestoration: false,
  });
  for (const path of Object.keys(router.routesByPath)) paths.add(path);
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
