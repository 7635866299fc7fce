import { lazy } from 'react';
import { useOtherTabs } from '@/session/use-other-tabs';
import { useLoginModal } from '@/session/login-modal-store';
import { LazyPart } from '@/ui/page/lazy-part';

const LoginDialog = lazy(() => import('./login-dialog'));

/** Loads the login modal with its first opening: until then no page carries its forms. */
export function LoginModalHost() {
  useOtherTabs();
  const everOpened = useLoginModal((modal) => modal.openCount > 0);
  if (!everOpened) return null;
  return (
    <LazyPart>
      <LoginDialog />
    </LazyPart>
  );
}
