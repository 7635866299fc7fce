import type { QueryClient } from '@tanstack/react-query';

/** Removes inactive queries and all mutations after a session; refetches active queries. */
export function clearPrivateData(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  void client.invalidateQueries();
}
