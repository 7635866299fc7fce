import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';

/** What a loader that only asks ahead for its page's data needs of its route. */
export interface Loading<TDeps = unknown> {
  context: { queryClient: QueryClient };
  deps: TDeps;
}

/**
 * Asks for a page's data in parallel with its code. A failure is not shown here: the page reads the
 * same query and shows it in place.
 */
export function prefetch<TData, TError extends Error>(
  client: QueryClient,
  options: UseQueryOptions<TData, TError>,
): void {
  client.query(options).catch(() => undefined);
}
