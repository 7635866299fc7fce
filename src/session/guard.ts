import { redirect } from '@tanstack/react-router';
import { mayPass, type Authority } from './permissions';
import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

interface Guarded {
  staticData: { authority?: Authority };
}

/**
 * Decides for a shell and everything below it (spec section 6). A page for logged-in users keeps
 * its address and waits behind the login modal; whoever lacks a permission goes to /403.
 * @param matches the routes that the navigation enters, shell first
 * @param address the address asked for
 */
export function guard(matches: readonly Guarded[], address: string): void {
  const authorities = matches.map(({ staticData }) => staticData.authority);
  const { user, token } = useSession.getState();
  if (mayPass(authorities, user)) return;
  if (token === undefined && authorities.includes('loggedIn')) {
    useLoginModal.getState().show('page');
    return;
  }
  throw redirect({ href: `/403?from=${encodeURIComponent(address)}` });
}
