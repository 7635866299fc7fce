import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { LoginResult } from '@/api/generated/model';
import { loadCurrentUser } from '../current-user';
import { useLoginModal, type LoginOrigin } from '../login-modal-store';
import { menuTargets } from '../menu/route-meta';
import { openScoringSystem } from '../scoring-system';
import { useSession } from '../session-store';

/**
 * What follows a successful login (spec section 4): token and phone stored, current user loaded
 * (the menu follows it), modal closed; then to SignUp where the header's button asked for the
 * login, else the current route once more with a random query parameter. What was answered to
 * nobody is asked for again; a page that is open keeps what was typed in it.
 */
export function useFinishLogin() {
  const client = useQueryClient();
  const router = useRouter();
  return async (login: LoginResult, origin: LoginOrigin): Promise<void> => {
    // That page continues to the one that was requested.
    const goesOnItself = router.latestLocation.pathname === '/403';
    useSession.getState().start(login);
    try {
      await loadCurrentUser();
    } catch (error) {
      // Half a session would be neither: the visitor may try again.
      useSession.getState().end();
      throw error;
    }
    useLoginModal.getState().close();
    void openScoringSystem(client);
    void client.invalidateQueries();
    const signUp = menuTargets(router).get('SignUp')?.path;
    if (origin === 'button' && signUp !== undefined) {
      await router.navigate({ href: signUp });
      return;
    }
    if (origin === 'login' || goesOnItself) return;
    const random = Math.random().toString(36).slice(2, 10);
    await router.navigate({
      to: '.',
      search: ((old: object) => ({ ...old, _: random })) as never,
      replace: true,
      resetScroll: false,
      // The page stays: its unsent changes are in no danger.
      ignoreBlocker: true,
    });
  };
}
