import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { connectInvalidation, pendingInvalidation } from '@/api/invalidation';
import { ApiFailure, isNotOffered, isTransportFailure } from '@/api/failure';
import { requestContext } from '@/api/request-context';

const RETRIES = 2;

/** Maximum wait before an automatic retry, in seconds; after longer waits, the user retries. */
const MAX_WAIT = 120;

function maySucceedLater(failure: ApiFailure): boolean {
  const { kind, waitSeconds = 0 } = failure;
  if (kind === 'TransportFault') return !isNotOffered(failure);
  return kind === 'TooManyRequests' && waitSeconds <= MAX_WAIT;
}

/** Retries a read after transport errors and short 429 waits; other error responses are final. */
function retry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  // The session has changed during the request: retry once with the new session.
  if (error.outdated) return failures < 1;
  return maySucceedLater(error) && failures < RETRIES;
}

/** Returns the wait that the server requested, otherwise a growing one, in milliseconds. */
function retryDelay(failures: number, error: unknown): number {
  const named = error instanceof ApiFailure ? error.waitSeconds : undefined;
  return 1000 * (named ?? 3 ** failures);
}

/** Returns whether a query is under one of these paths; its key contains the path's segments. */
function isUnder(key: QueryKey, paths: readonly string[]): boolean {
  const path = `/${key.slice(1).join('/')}/`;
  return paths.some((begin) => path.startsWith(`${begin}/`));
}

/**
 * Creates the query client. Retries reads with growing waits, but never writes. After a write,
 * invalidates the responses that `x-invalidates` of the contract names.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // Not called for reads that succeed on a retry.
      onError: (error) => {
        if (error instanceof ApiFailure) error.report?.();
      },
    }),
    mutationCache: new MutationCache({
      // Keeps the mutation pending until the affected queries have been refetched.
      onSuccess: pendingInvalidation,
      // After transport errors a refetch may take long: don't block the button.
      onError: (error) => (isTransportFailure(error) ? undefined : pendingInvalidation()),
    }),
    defaultOptions: {
      queries: {
        // Responses depend on the language.
        queryKeyHashFn: (key) => hashKey([requestContext().language(), ...key]),
        staleTime: 30_000,
        retry,
        retryDelay,
        refetchOnWindowFocus: false,
        // Sends requests without a network too: the service worker responds, or they fail.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connectInvalidation((paths) => {
    const changed = ({ queryKey }: Query) => isUnder(queryKey, paths);
    // Invalidation would join a pending first read, whose response may predate the write.
    const first = (query: Query) => query.state.data === undefined && changed(query);
    void client.cancelQueries({ fetchStatus: 'fetching', predicate: first }, { silent: true });
    return client.invalidateQueries({ predicate: changed });
  });
  return client;
}
