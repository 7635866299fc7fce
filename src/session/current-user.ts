import { checked, client, contentOf } from '@/api/client';
import { ApiFailure, type Quiet } from '@/api/failure';
import { reportFailure } from '@/api/failures';
import { CurrentUserEnvelope, type CurrentUser } from '@/api/generated/model';
import { useSession } from './session-store';

/** Loads who the stored token belongs to. Fails as the call fails. */
export async function loadCurrentUser(
  how: { background?: boolean; quiet?: Quiet } = {},
): Promise<void> {
  const { token } = useSession.getState();
  const options = checked({ operationId: 'getCurrentUser', schema: CurrentUserEnvelope, ...how });
  const user = await contentOf(client.GET('/client/user/current', options));
  // Answered too late: that session has ended, and nothing of it is to be stored any more.
  if (useSession.getState().token === token) useSession.getState().setUser(user);
}

/**
 * Reads the current user again after a write that succeeded. Where the read fails, the user of this
 * session continues with what the write has changed.
 */
export async function refreshCurrentUser(changed: Partial<CurrentUser> = {}): Promise<void> {
  const { user, setUser } = useSession.getState();
  if (user) setUser({ ...user, ...changed });
  await loadCurrentUser().catch(() => undefined);
}

/** Failures of a token that is no longer valid; after any other the next request may succeed. */
const ENDED: readonly ApiFailure['kind'][] = ['SessionExpired', 'PasswordResetRequired'];

/** Whether a failed read of the current user means that there is no session. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiFailure && ENDED.includes(error.kind);
}

/**
 * Restores the session of a stored token, before the first guard decides. A token that is no longer
 * valid ends without a message: the visitor continues as anonymous. A user who must reset the password
 * sees the warning on the login page.
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
    // The failure policy warns and leads to the login page, as for any other request.
    if (error instanceof ApiFailure && error.kind === 'PasswordResetRequired')
      reportFailure(error, { path: '/client/user/current', quiet: true, isUserAction: false });
  }
}
