import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { ApiFailure } from '@/api/failure';
import type { LoginResult } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { openContactVerification } from '../contact-verification/contact-verification-store';
import { endsSession, loadCurrentUser } from '@/session/current-user';
import { useLoginModal, type LoginOrigin } from '@/session/login-modal-store';
import { openScoringSystem } from '@/session/open-external';
import { useSession } from '@/session/session-store';

function withRandom(href: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set('_', Math.random().toString(36).slice(2, 10));
  return `${path}?${String(parameters)}${hash}`;
}

/**
 * Completes a login (spec section 4): stores token and phone, loads the current user, closes the
 * modal, and refetches all queries. Requests the verification of a contact from a new account. Opens
 * SignUp after a login from the header's button, else the current route with a random query
 * parameter; an open page keeps its input.
 */
export function useFinishLogin() {
  const client = useQueryClient();
  const router = useRouter();
  const intl = useIntl();
  return async (login: LoginResult, origin: LoginOrigin): Promise<void> => {
    // This page navigates to the requested page itself.
    const navigatesItself = ['/403', '/h5/403'].includes(router.latestLocation.pathname);
    useSession.getState().start(login);
    const unknownBecause = await loadCurrentUser({ suppressToast: 'session' }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (endsSession(unknownBecause)) {
      useSession.getState().end();
      throw unknownBecause;
    }
    const { isNew, close } = useLoginModal.getState();
    useLoginModal.setState({ phone: undefined, isNew: false });
    close();
    // Requested now, so that the verification doesn't interrupt an upload later (decision 0033).
    if (isNew) void openContactVerification('login');
    if (unknownBecause !== undefined) {
      // The login stays valid; the page reloads the user (`offline-support.tsx`).
      useSession.setState({ unknownBecause });
      const reason = unknownBecause instanceof ApiFailure && unknownBecause.serverMessage;
      const words = reason
        ? intl.formatMessage({ id: 'login.userUnknownBecause' }, { reason })
        : intl.formatMessage({ id: 'login.userUnknown' });
      notify('warning', words, 5);
      if (origin === 'login') await router.navigate({ to: '/home', replace: true });
    }
    void openScoringSystem(client);
    void client.invalidateQueries();
    if (origin === 'button') {
      await router.navigate({ to: '/signup' });
      return;
    }
    if (origin === 'login' || navigatesItself) return;
    const { href, state } = router.latestLocation;
    // The router would drop a parameter that isn't in the page's search schema. The page stays
    // open, so unsaved changes are safe.
    router.history.replace(withRandom(href), state, { ignoreBlocker: true });
  };
}
