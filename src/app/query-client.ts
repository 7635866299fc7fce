import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { connectInvalidation, untilInvalidated } from '@/api/invalidation';
import { ApiFailure, isNotOffered, isTransportFailure } from '@/api/failure';
import { requestContext } from '@/api/request-context';

/** How often a read is tried again by itself. */
const RETRIES = 2;

/** A longer wait that a server asks for is left to the user, seconds. */
const MAX_WAIT = 120;

/** Whether the same call may succeed a little later. */
function maySucceedLater(failure: ApiFailure): boolean {
  const { kind, waitSeconds = 0 } = failure;
  if (kind === 'TransportFault') return !isNotOffered(failure);
  return kind === 'TooManyRequests' && waitSeconds <= MAX_WAIT;
}

/** Reads are tried again by themselves where that may help; an answered refusal stays one. */
function retry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  // Asked for by a session that has been followed by another one meanwhile: ask as that one.
  if (error.outdated) return failures < 1;
  return maySucceedLater(error) && failures < RETRIES;
}

/** After the time that the server named, else with growing waits; milliseconds. */
function retryDelay(failures: number, error: unknown): number {
  const named = error instanceof ApiFailure ? error.waitSeconds : undefined;
  return 1000 * (named ?? 3 ** failures);
}

/** Whether a response stands under one of these paths: its key is its path, part by part. */
function isUnder(key: QueryKey, paths: readonly string[]): boolean {
  const path = `/${key.slice(1).join('/')}/`;
  return paths.some((begin) => path.startsWith(`${begin}/`));
}

/**
 * The site's data, by the failure policy: reads are tried again with growing waits, writes never.
 * After a write the responses that it changes, by `x-invalidates` of the contract, are asked for again.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A read that succeeds on a retry shows and logs nothing.
      onError: (error) => {
        if (error instanceof ApiFailure) error.report?.();
      },
    }),
    mutationCache: new MutationCache({
      // A press ends when the page shows what came of it.
      onSuccess: untilInvalidated,
      // Where nobody answers, asking again takes its time: the button is free meanwhile.
      onError: (error) => (isTransportFailure(error) ? undefined : untilInvalidated()),
    }),
    defaultOptions: {
      queries: {
        // Content is answered in the language that is asked for: each has its own responses.
        queryKeyHashFn: (key) => hashKey([requestContext().language(), ...key]),
        staleTime: 30_000,
        retry,
        retryDelay,
        refetchOnWindowFocus: false,
        // Without network the service worker answers, or the call fails and says so: it never waits.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connectInvalidation((paths) => {
    const changed = ({ queryKey }: Query) => isUnder(queryKey, paths);
    // A first read under way would be joined, and may have been answered before the write.
    const first = (query: Query) => query.state.data === undefined && changed(query);
    void client.cancelQueries({ fetchStatus: 'fetching', predicate: first }, { silent: true });
    return client.invalidateQueries({ predicate: changed });
  });
  return client;
}
