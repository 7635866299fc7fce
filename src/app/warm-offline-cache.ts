import type { QueryClient } from '@tanstack/react-query';
import { loadCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';

/** Asks once more for what was answered before the service worker could keep it. */
export async function fillOfflineCache(client: QueryClient): Promise<void> {
  const user =
    useSession.getState().token === undefined ? [] : [loadCurrentUser({ background: true })];
  await Promise.allSettled([client.refetchQueries(), ...user]);
}
