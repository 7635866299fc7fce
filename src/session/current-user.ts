import { ApiFailure } from '@/api/failure';
import { getCurrentUser } from '@/api/generated/session/session';
import { useSession } from './session-store';

/** Loads who the stored token belongs to. Fails as the call fails. */
export async function loadCurrentUser(how: { background?: boolean } = {}): Promise<void> {
  const { token } = useSession.getState();
  const user = await getCurrentUser({ quiet: true, ...how });
  // Answered too late: that session has ended, and nothing of it is to be stored any more.
  if (useSession.getState().token === token) useSession.getState().setUser(user);
}

/** What tells that a token holds no longer; anything else may be better at the next call. */
const ENDED: readonly ApiFailure['kind'][] = ['SessionExpired', 'PasswordResetRequired'];

/**
 * Restores the session that a stored token stands for, before the first guard decides. A token that
 * holds no longer ends quietly: the visitor continues as anonymous.
 */
export async function restoreSession(): Promise<void> {
  if (useSession.getState().token === undefined) return;
  try {
    await loadCurrentUser({ background: true });
  } catch (error) {
    if (error instanceof ApiFailure && ENDED.includes(error.kind)) useSession.getState().end();
    else useSession.setState({ unknownBecause: error });
  }
}
