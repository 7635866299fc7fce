import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ApiFailure } from '@/api/failure';
import { routeTree } from '../routeTree.gen';
import { createSiteHistory } from './hash-history';
import { PageError } from './page-error';
import { phoneRedirect } from './phone-redirect';

/** Reads are tried again twice, after a transport fault only; writes never. */
const RETRIES = 2;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < RETRIES && error instanceof ApiFailure && error.kind === 'TransportFault',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The site's router, typed file routes over the address's hash, with the data behind its pages. */
export function createSiteRouter() {
  const paths = new Set<string>();
  const router = createRouter({
    routeTree,
    history: createSiteHistory(),
    context: { queryClient: createQueryClient(), redirectPhones: phoneRedirect(paths) },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
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
