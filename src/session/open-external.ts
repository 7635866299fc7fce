import type { QueryClient } from '@tanstack/react-query';
import { isGone } from '@/api/failure';
import { getGetMenuQueryOptions } from '@/api/generated/config/config';
import { inAppBrowser } from '@/lib/in-app-browser';
import { isWebAddress } from '@/lib/parse-url';
import { SCORING, type MenuName } from './menu';
import { isAuthorized } from './permissions';
import { useSession } from './session-store';

/** An address of another system with a token in its query (spec section 2, header). */
export function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** Whether an address is encrypted, or on this machine. */
function keepsSecrets(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * The address of the scoring system with a token that opens judging only. A server without such
 * tokens gets the session's, as the specification says.
 */
async function scoringAddress(address: string, sessionToken: string): Promise<string> {
  const { createJudgingToken } = await import('@/api/generated/session/session');
  try {
    const { token } = await createJudgingToken({ quiet: 'gone' });
    return withToken(address, token);
  } catch (error) {
    if (isGone(error)) return withToken(address, sessionToken);
    throw error;
  }
}

/** Opens an address in a new window, or in the only window that a messenger's browser has. */
function open(href: string): void {
  if (inAppBrowser() === undefined) window.open(href, '_blank', 'noopener,noreferrer');
  else window.location.assign(href);
}

/** Opens the scoring system as the present user. The token is in no link of the page, so it isn't copied. */
async function openScoring(address: string, sessionToken: string): Promise<void> {
  if (inAppBrowser() !== undefined) {
    window.location.assign(await scoringAddress(address, sessionToken));
    return;
  }
  // Before the request: after it, browsers block the window.
  const opened = window.open('', '_blank');
  if (opened === null) return;
  opened.opener = null;
  try {
    opened.location.replace(await scoringAddress(address, sessionToken));
  } catch {
    // The failure policy shows why.
    opened.close();
  }
}

/** Opens another system's entry of the menu. Tokens go to encrypted addresses of the scoring system only. */
export async function openExternal(routeName: MenuName, address: string): Promise<void> {
  if (!isWebAddress(address)) return;
  const { token } = useSession.getState();
  if (routeName === SCORING && token !== undefined && keepsSecrets(address))
    await openScoring(address, token);
  else open(address);
}

/**
 * Opens the scoring system after a judge (`score:user`) has logged in. Only while the browser still
 * counts the click on the login button as a user activation: later it blocks the window as an
 * advertisement, and the menu's entry opens the system. Never in a messenger's browser, where it
 * would replace the site.
 */
export async function openScoringSystem(client: QueryClient): Promise<void> {
  if (inAppBrowser() !== undefined) return;
  if (!isAuthorized([['score:user']], useSession.getState().user)) return;
  const menu = await client.query(getGetMenuQueryOptions()).catch(() => []);
  const address = menu.find(({ routerName }) => routerName === SCORING)?.path;
  // Browsers without the property (Firefox before 120) leave it to the menu.
  const { userActivation } = navigator as Partial<Navigator>;
  if (address !== undefined && userActivation?.isActive === true)
    await openExternal(SCORING, address);
}
