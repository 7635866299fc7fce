import { inAppBrowser } from '@/lib/in-app-browser';
import { isWebAddress } from './menu';
import { useSession } from '../session-store';

/** The scoring system's entry of the menu. */
export const SCORING = 'ScoringSystem';

/** An address of another system with the user's token in its query (spec section 2, header). */
export function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** Whether nobody on the way can read an address: encrypted, or on this machine. */
function keepsSecrets(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Opens another system's entry of the menu in a new window: the scoring system as the present
 * user, whose token goes to encrypted addresses only. It stands in no link of the page, so that nobody copies it with the address. A
 * messenger's browser has one window: it opens there.
 */
export function openExternal(routeName: string, address: string): void {
  if (!isWebAddress(address)) return;
  const { token } = useSession.getState();
  const known = routeName === SCORING && token !== undefined && keepsSecrets(address);
  const href = known ? withToken(address, token) : address;
  if (inAppBrowser() !== undefined) {
    window.location.assign(href);
    return;
  }
  window.open(href, '_blank', 'noopener,noreferrer');
}
