import type { CurrentUser } from '@/api/generated/model';
import { loadCurrentUser } from './current-user';
import { useSession } from './session-store';

/** Fields that guards, the menu and buttons depend on. */
const grantsOf = (user: CurrentUser | undefined) =>
  JSON.stringify([user?.permissions, user?.roles, user?.mustSetUpSecondFactor]);

let running: Promise<boolean> | undefined;

async function refresh(): Promise<boolean> {
  const before = grantsOf(useSession.getState().user);
  await loadCurrentUser({ background: true });
  return grantsOf(useSession.getState().user) !== before;
}

/**
 * Reloads the current user's permissions; concurrent calls share one request.
 * @returns whether they changed; false if the request failed
 */
export async function refreshPermissions(): Promise<boolean> {
  running ??= refresh()
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return await running;
}
