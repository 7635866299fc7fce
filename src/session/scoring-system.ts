import type { QueryClient } from '@tanstack/react-query';
import { getGetMenuQueryOptions } from '@/api/generated/config/config';
import { isWebAddress } from './menu';
import { mayPass } from './permissions';
import { useSession } from './session-store';

const SCORING = 'ScoringSystem';

/** An address of another system with the user's token in its query (spec section 2, header). */
export function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/**
 * Opens another system's entry of the menu in a new window: the scoring system as the present
 * user. Its token stands in no link of the page, so that nobody copies it with the address.
 */
export function openExternal(routeName: string, address: string): void {
  if (!isWebAddress(address)) return;
  const { token } = useSession.getState();
  const known = routeName === SCORING && token !== undefined;
  const href = known ? withToken(address, token) : address;
  window.open(href, '_blank', 'noopener,noreferrer');
}

/**
 * After a login of who holds `score:user`: opens the scoring system too. Only while the browser
 * still counts the press of the login button; later it would take the window for an advert, and
 * the menu's entry opens it by a press of its own.
 */
export async function openScoringSystem(client: QueryClient): Promise<void> {
  if (!mayPass([['score:user']], useSession.getState().user)) return;
  const menu = await client.query(getGetMenuQueryOptions()).catch(() => []);
  const address = menu.find(({ routerName }) => routerName === SCORING)?.path;
  if (address !== undefined && navigator.userActivation.isActive) openExternal(SCORING, address);
}
