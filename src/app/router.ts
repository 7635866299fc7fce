import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen';
import { createSiteHistory } from './hash-history';
import { logPageError } from './log-page-error';
import { PageError } from './page-error';
import { createQueryClient } from './query-client';

/** The site's router, typed file routes over the address's hash, with the data behind its pages. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    history: createSiteHistory(),
    context: { queryClient: createQueryClient() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: logPageError,
    scrollRestoration: false,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
