import type { QueryClient } from '@tanstack/react-query';

/**
 * After a session: what no page shown reads is dropped, so that the next user of this browser
 * sees nothing of it; the rest is asked for again, as nobody.
 */
export function clearPrivateData(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  void client.invalidateQueries();
}
