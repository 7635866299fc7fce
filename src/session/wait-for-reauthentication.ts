import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

function modalClosed(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useLoginModal.subscribe(({ open, prepared }) => {
      // After a registration, the modal opens again for the login.
      if (open || prepared !== undefined) return;
      stop();
      resolve();
    });
  });
}

/**
 * Waits until the login modal closes (spec section 4). After a registration in the modal, continues
 * to wait for the login.
 * @param sameUser requires the user of the expired session
 * @returns whether a user logged in, here or in another tab; false at once without an open modal
 */
export async function waitForReauthentication(sameUser: boolean): Promise<boolean> {
  if (!useLoginModal.getState().open) return false;
  // An expired session keeps the phone.
  const before = useSession.getState().phone;
  await modalClosed();
  const { user, phone } = useSession.getState();
  return user !== undefined && (!sameUser || phone === before);
}

/** Calls `act` at once if there is a session, otherwise only after a login in the modal. */
export async function afterLogin(act: () => void): Promise<void> {
  if (useSession.getState().token === undefined) {
    useLoginModal.getState().show('page');
    if (!(await waitForReauthentication(false))) return;
  }
  act();
}
