import { create } from 'zustand';
import { useSession } from '@/session/session-store';

/** Reason for the dialog: an action that requires a verified contact, or a first login. */
type VerificationReason = 'action' | 'login';

interface ContactVerificationState {
  open: boolean;
  reason: VerificationReason;
  /** Number of times that the dialog was opened; while it is 0, its code is not loaded. */
  openCount: number;
}

export const useContactVerification = create<ContactVerificationState>()(() => ({
  open: false,
  reason: 'action',
  openCount: 0,
}));

/** Result of the open dialog. */
let pending: Promise<boolean> | undefined;

/** Closes the dialog; its result depends on whether the current user has verified a contact. */
export function closeContactVerification(): void {
  useContactVerification.setState({ open: false });
}

/**
 * Opens a dialog in which the user verifies a contact by a code. Concurrent calls share one dialog;
 * the end of the session closes it.
 * @returns whether a contact was verified; false at once without a user or a contact to verify
 */
export async function openContactVerification(
  reason: VerificationReason = 'action',
): Promise<boolean> {
  const { token, user } = useSession.getState();
  if (user === undefined || user.unconfirmed.length === 0) return false;
  const { unconfirmed } = user;
  pending ??= new Promise<boolean>((resolve) => {
    const stopSession = useSession.subscribe((session) => {
      if (session.token !== token) closeContactVerification();
    });
    const stopDialog = useContactVerification.subscribe(({ open }) => {
      if (open) return;
      stopDialog();
      stopSession();
      pending = undefined;
      const { token: now, user: current } = useSession.getState();
      resolve(now === token && (current?.unconfirmed.length ?? Infinity) < unconfirmed.length);
    });
    useContactVerification.setState(({ openCount }) => ({
      open: true,
      reason,
      openCount: openCount + 1,
    }));
  });
  return await pending;
}
