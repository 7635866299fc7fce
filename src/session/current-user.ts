import { ApiFailure } from '@/api/failure';
import { getCurrentUser } from '@/api/generated/session/session';
import { useSession } from './session-store';

/** Loads who the stored token belongs to. Fails as the call fails. */
export async function loadCurrentUser(): Promise<void> {
  useSession.getState().setUser(await getCurrentUser());
}

/**
 * Restores the session that a stored token stands for, before the first guard decides. A token that
 * holds no longer ends quietly: the visitor goes on as anonymous.
 */
export async function restoreSession(): Promise<void> {
  if (useSession.getState().token === undefined) return;
  try {
    await loadCurrentUser();
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'SessionExpired') useSession.getState().end();
  }
}
