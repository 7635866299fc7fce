import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { ApiFailure } from '@/api/failure';
import type { LoginResult } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { endsSession, loadCurrentUser } from '@/session/current-user';
import { useLoginModal, type LoginOrigin } from '@/session/login-modal-store';
import { openScoringSystem } from '@/session/open-external';
import { useSession } from '@/session/session-store';

/** An address with a random query parameter, in place of the one that it may have. */
function withRandom(href: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set('_', Math.random().toString(36).slice(2, 10));
  return `${path}?${String(parameters)}${hash}`;
}

/**
 * What follows a successful login (spec section 4): token and phone stored, current user loaded
 * (the menu follows it), modal closed; then to SignUp where the header's button asked for the
 * login, else the current route once more with a random query parameter. What was answered to
 * nobody is asked for again; a page that is open keeps what was typed in it.
 */
export function useFinishLogin() {
  const client = useQueryClient();
  const router = useRouter();
  const intl = useIntl();
  return async (login: LoginResult, origin: LoginOrigin): Promise<void> => {
    // That page continues to the one that was requested.
    const goesOnItself = ['/403', '/h5/403'].includes(router.latestLocation.pathname);
    useSession.getState().start(login);
    const unknownBecause = await loadCurrentUser({ quiet: 'session' }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (endsSession(unknownBecause)) {
      useSession.getState().end();
      throw unknownBecause;
    }
    useLoginModal.getState().close();
    if (unknownBecause !== undefined) {
      // The login holds: the page reads the user again (`use-session-retry.ts`).
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
    if (origin === 'login' || goesOnItself) return;
    const { href, state } = router.latestLocation;
    // By the history: the router would drop a parameter that the page's search schema doesn't have. The
    // page stays, so its unsent changes are in no danger.
    router.history.replace(withRandom(href), state, { ignoreBlocker: true });
  };
}
