import { checked, client, contentOf } from '@/api/client';
import { ApiFailure, type SuppressToast } from '@/api/failure';
import { reportFailure } from '@/api/failures';
import { CurrentUserEnvelope, type CurrentUser } from '@/api/generated/model';
import { useSession } from './session-store';

/** Loads the stored token's user; rejects with the request's failure. */
export async function loadCurrentUser(
  how: { background?: boolean; suppressToast?: SuppressToast } = {},
): Promise<void> {
  const { token } = useSession.getState();
  const options = checked({ operationId: 'getCurrentUser', schema: CurrentUserEnvelope, ...how });
  const user = await contentOf(client.GET('/client/user/current', options));
  // The session may have ended during the request: don't store its user.
  if (useSession.getState().token === token) useSession.getState().setUser(user);
}

/** Applies the changes of a successful write to the user, then reloads the user; ignores a failure. */
export async function refreshCurrentUser(changed: Partial<CurrentUser> = {}): Promise<void> {
  const { user, setUser } = useSession.getState();
  if (user) setUser({ ...user, ...changed });
  await loadCurrentUser().catch(() => undefined);
}

/** Failures that end a session; after any other failure, the next request may succeed. */
const ENDED: readonly ApiFailure['kind'][] = ['SessionExpired', 'PasswordResetRequired'];

/** Returns whether a failed read of the current user means that there is no session. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiFailure && ENDED.includes(error.kind);
}

/**
 * Restores the session of a stored token before guards run. An invalid token ends the session
 * without a message; a required password reset shows its warning on the login page.
 */
export async function restoreSession(): Promise<void> {
  if (useSession.getState().token === undefined) return;
  try {
    await loadCurrentUser({ background: true });
  } catch (error) {
    if (!endsSession(error)) {
      useSession.setState({ unknownBecause: error });
      return;
    }
    useSession.getState().end();
    // Shows the warning and redirects to the login page.
    if (error instanceof ApiFailure && error.kind === 'PasswordResetRequired')
      reportFailure(error, {
        path: '/client/user/current',
        suppressToast: true,
        isUserAction: false,
      });
  }
}
