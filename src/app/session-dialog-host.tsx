import { lazy } from 'react';
import { useContactProof } from '@/session/contact-proof/contact-proof-store';
import { useLoginModal } from '@/session/login-modal-store';
import { useOtherTabs } from '@/session/use-other-tabs';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const SessionDialogs = lazy(() => import('./session-dialogs'));

/** Loads the dialogs of the session with their first opening: until then no page carries their forms. */
export function SessionDialogHost() {
  useOtherTabs();
  const loginOpened = useLoginModal((modal) => modal.openCount > 0);
  const proofOpened = useContactProof((dialog) => dialog.openCount > 0);
  if (!loginOpened && !proofOpened) return null;
  return (
    <LazyBoundary>
      <SessionDialogs />
    </LazyBoundary>
  );
}
