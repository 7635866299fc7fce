import { redirect } from '@tanstack/react-router';
import { isAuthorized, type Authority } from './permissions';
import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

interface Guarded {
  staticData: { authority?: Authority };
}

/** Thrown if a page requires a login: the URL stays, and the login modal opens before the page loads. */
export class LoginNeeded extends Error {
  override readonly name = 'LoginNeeded';
}

/** Thrown if the stored token's user could not be loaded, because the server doesn't respond. */
export class SessionUnknown extends Error {
  override readonly name = 'SessionUnknown';
}

/** Returns whether a page requires more than a login. */
function needsRights(authorities: readonly Authority[]): boolean {
  return !isAuthorized(authorities, { permissions: [], roles: [] });
}

/**
 * Guards a shell and its routes (spec section 6). Pages for logged-in users keep their URL and open
 * the login modal. Redirects users without a permission to /403, and staff without a required
 * second factor to its setup (decision 0057).
 * @param matches the routes that the navigation enters, shell first
 * @param address the requested URL
 * @param preload whether the page is only preloaded
 * @throws LoginNeeded, SessionUnknown: handled by the shell's error component
 */
export function guard(matches: readonly Guarded[], address: string, preload = false): void {
  const authorities = matches.map(({ staticData }) => staticData.authority);
  const { user, token, unknownBecause } = useSession.getState();
  if (isAuthorized(authorities, user)) {
    if (user?.mustSetUpSecondFactor === true && needsRights(authorities))
      throw redirect({ to: '/user-setting' });
    return;
  }
  if (user === undefined && token !== undefined)
    throw new SessionUnknown(undefined, { cause: unknownBecause });
  if (user === undefined && authorities.includes('loggedIn')) {
    if (!preload) useLoginModal.getState().show('page');
    throw new LoginNeeded();
  }
  throw redirect({ href: `/403?from=${encodeURIComponent(address)}` });
}
