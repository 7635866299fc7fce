import { redirect } from '@tanstack/react-router';
import { isAuthorized, type Authority } from './permissions';
import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

interface Guarded {
  staticData: { authority?: Authority };
}

/** The page waits for a login: its address stays, the modal is open, nothing of it is loaded. */
export class LoginNeeded extends Error {
  override readonly name = 'LoginNeeded';
}

/** Who the stored token belongs to could not be asked: the server doesn't answer. */
export class SessionUnknown extends Error {
  override readonly name = 'SessionUnknown';
}

/** Whether a page isn't open to who is just logged in. */
function needsRights(authorities: readonly Authority[]): boolean {
  return !isAuthorized(authorities, { permissions: [], roles: [] });
}

/**
 * Decides for a shell and everything below it (spec section 6). A page for logged-in users keeps
 * its address and waits behind the login modal; whoever lacks a permission goes to /403; staff who must
 * have a second factor set it up first (decision 0057).
 * @param matches the routes that the navigation enters, shell first
 * @param address the address asked for
 * @param preload whether the visitor only points at a link to it
 * @throws LoginNeeded, SessionUnknown: the shell's error component says so in its frame
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
