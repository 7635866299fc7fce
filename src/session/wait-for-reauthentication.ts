import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

/** Resolves when the login modal has closed, for whatever reason. */
function modalClosed(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useLoginModal.subscribe(({ open }) => {
      if (open) return;
      stop();
      resolve();
    });
  });
}

/**
 * Waits for the end of the login modal, for what continues behind it (spec section 4).
 * @param samePerson whether only the person counts whose session ended
 * @returns whether somebody has logged in, here or in another tab; false at once where no modal asks
 */
export async function waitForReauthentication(samePerson: boolean): Promise<boolean> {
  if (!useLoginModal.getState().open) return false;
  // An expired session keeps the phone.
  const before = useSession.getState().phone;
  await modalClosed();
  const { user, phone } = useSession.getState();
  return user !== undefined && (!samePerson || phone === before);
}

/** Acts at once, or after the login that the modal asks for; not at all where it is closed. */
export async function afterLogin(act: () => void): Promise<void> {
  if (useSession.getState().token === undefined) {
    useLoginModal.getState().show('page');
    if (!(await waitForReauthentication(false))) return;
  }
  act();
}
