import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, isGone } from '@/api/failure';

/** How often a read is tried again after a transport fault. */
const RETRIES = 2;

/** Reads are tried again by themselves where that may help; an answered refusal stays one. */
function retry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  // Asked for by a session that has been followed by another one meanwhile: ask as that one.
  if (error.outdated) return failures < 1;
  return error.kind === 'TransportFault' && !isGone(error) && failures < RETRIES;
}

/** The site's data, by the failure policy: reads are tried again with growing waits, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry,
        retryDelay: (failures) => 1000 * 3 ** failures,
        refetchOnWindowFocus: false,
        // Without network the service worker answers, or the call fails and says so: it never waits.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
