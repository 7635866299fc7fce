import { create } from 'zustand';
import { useSession } from '../session-store';

interface ContactProofState {
  open: boolean;
  /** How often it has been opened: 0 = its code isn't needed yet. */
  openCount: number;
}

/** Whether the dialog that asks for the proof of a contact is shown. */
export const useContactProof = create<ContactProofState>()(() => ({ open: false, openCount: 0 }));

/** What waits for the dialog that is shown. */
let asked: Promise<boolean> | undefined;

/** Closes the dialog; whether a contact is proved shows in the current user. */
export function closeContactProof(): void {
  useContactProof.setState({ open: false });
}

/**
 * Asks the user, in place, to prove a contact of the account by a code. Calls that need it at once
 * share one dialog. Ends with the session.
 * @returns whether one is proved now; false at once where nobody is known, or there is no contact
 */
export async function askContactProof(): Promise<boolean> {
  const { token, user } = useSession.getState();
  if (user === undefined || user.unconfirmed.length === 0) return false;
  const { unconfirmed } = user;
  asked ??= new Promise<boolean>((resolve) => {
    const stopSession = useSession.subscribe((session) => {
      if (session.token !== token) closeContactProof();
    });
    const stopDialog = useContactProof.subscribe(({ open }) => {
      if (open) return;
      stopDialog();
      stopSession();
      asked = undefined;
      const { token: now, user: current } = useSession.getState();
      resolve(now === token && (current?.unconfirmed.length ?? Infinity) < unconfirmed.length);
    });
    useContactProof.setState(({ openCount }) => ({ open: true, openCount: openCount + 1 }));
  });
  return await asked;
}
