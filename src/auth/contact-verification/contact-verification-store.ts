import { create } from 'zustand';
import { useSession } from '@/session/session-store';

interface ContactVerificationState {
  open: boolean;
  /** How often it has been opened: 0 = its code isn't needed yet. */
  openCount: number;
}

/** Whether the dialog that asks for a verified contact is shown. */
export const useContactVerification = create<ContactVerificationState>()(() => ({
  open: false,
  openCount: 0,
}));

/** What waits for the dialog that is shown. */
let asked: Promise<boolean> | undefined;

/** Closes the dialog; whether a contact is verified shows in the current user. */
export function closeContactVerification(): void {
  useContactVerification.setState({ open: false });
}

/**
 * Asks the user, in place, to verify a contact of the account by a code. Calls that need it at once
 * share one dialog. Ends with the session.
 * @returns whether one is verified now; false at once where nobody is known, or there is no contact
 */
export async function askContactVerification(): Promise<boolean> {
  const { token, user } = useSession.getState();
  if (user === undefined || user.unconfirmed.length === 0) return false;
  const { unconfirmed } = user;
  asked ??= new Promise<boolean>((resolve) => {
    const stopSession = useSession.subscribe((session) => {
      if (session.token !== token) closeContactVerification();
    });
    const stopDialog = useContactVerification.subscribe(({ open }) => {
      if (open) return;
      stopDialog();
      stopSession();
      asked = undefined;
      const { token: now, user: current } = useSession.getState();
      resolve(now === token && (current?.unconfirmed.length ?? Infinity) < unconfirmed.length);
    });
    useContactVerification.setState(({ openCount }) => ({ open: true, openCount: openCount + 1 }));
  });
  return await asked;
}
