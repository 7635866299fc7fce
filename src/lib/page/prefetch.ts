import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';

/** Route arguments of a loader that only prefetches. */
export interface Loading<TDeps = unknown> {
  context: { queryClient: QueryClient };
  deps: TDeps;
}

/** Prefetches a page's data; the page reads the same query and shows its failure. */
export function prefetch<TData, TError extends Error>(
  client: QueryClient,
  options: UseQueryOptions<TData, TError>,
): void {
  client.query(options).catch(() => undefined);
}
