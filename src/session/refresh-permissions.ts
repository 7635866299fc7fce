import type { CurrentUser } from '@/api/generated/model';
import { loadCurrentUser } from './current-user';
import { useSession } from './session-store';

/** What of a user the guard, the menu and the buttons depend on. */
const grantsOf = (user: CurrentUser | undefined) =>
  JSON.stringify([user?.permissions, user?.roles, user?.mustSetUpSecondFactor]);

let running: Promise<boolean> | undefined;

async function refresh(): Promise<boolean> {
  const before = grantsOf(useSession.getState().user);
  await loadCurrentUser({ background: true });
  return grantsOf(useSession.getState().user) !== before;
}

/**
 * Reads the permissions of the current user again, after the server refused one; concurrent calls
 * share one request.
 * @returns whether they changed; false where they couldn't be read
 */
export async function refreshPermissions(): Promise<boolean> {
  running ??= refresh()
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return await running;
}
