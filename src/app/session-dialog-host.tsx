import { lazy } from 'react';
import { useContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { withTexts } from '@/i18n/messages';
import { useLoginModal } from '@/session/login-modal-store';
import { useOtherTabs } from '@/session/use-other-tabs';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const SessionDialogs = lazy(() => withTexts(import('./session-dialogs'), 'forms'));

/** Loads the dialogs of the session with their first opening: until then no page carries their forms. */
export function SessionDialogHost() {
  useOtherTabs();
  const loginOpened = useLoginModal((modal) => modal.openCount > 0);
  const verificationOpened = useContactVerification((dialog) => dialog.openCount > 0);
  if (!loginOpened && !verificationOpened) return null;
  return (
    <LazyBoundary>
      <SessionDialogs />
    </LazyBoundary>
  );
}
