import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ApiFailure } from '@/api/failure';
import { routeTree } from '../routeTree.gen';
import { createSiteHistory } from './hash-history';
import { PageError } from './page-error';

/** Reads are tried again twice, after a transport fault only; writes never. */
const RETRIES = 2;

export const queryClient = new QueryClient({
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

/** The site's router: typed file routes over the address's hash. */
export const router = createRouter({
  routeTree,
  history: createSiteHistory(),
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageError,
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
