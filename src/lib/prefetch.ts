import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';

/**
 * Asks for a page's data in parallel with its code. A failure is not told here: the page reads the
 * same query and shows it in place.
 */
export function prefetch<TData, TError extends Error>(
  client: QueryClient,
  options: UseQueryOptions<TData, TError>,
): void {
  client.query(options).catch(() => undefined);
}
