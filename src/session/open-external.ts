import type { QueryClient } from '@tanstack/react-query';
import { isGone } from '@/api/failure';
import { getGetMenuQueryOptions } from '@/api/generated/config/config';
import { inAppBrowser } from '@/lib/in-app-browser';
import { isWebAddress } from '@/lib/parse-url';
import { SCORING, type MenuName } from './menu';
import { isAuthorized } from './permissions';
import { useSession } from './session-store';

/** Adds a token to the query of another system's address (spec section 2, header). */
export function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** Returns whether a token may be sent to an address: with HTTPS, or to this machine. */
function keepsSecrets(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Returns the scoring system's address with a token for judging only. Servers without such tokens
 * get the session's token, as the specification says.
 */
async function scoringAddress(address: string, sessionToken: string): Promise<string> {
  const { createJudgingToken } = await import('@/api/generated/session/session');
  try {
    const { token } = await createJudgingToken({ suppressToast: 'gone' });
    return withToken(address, token);
  } catch (error) {
    if (isGone(error)) return withToken(address, sessionToken);
    throw error;
  }
}

/** Opens an address in a new window; in an in-app browser, in its only window. */
function open(href: string): void {
  if (inAppBrowser() === undefined) window.open(href, '_blank', 'noopener,noreferrer');
  else window.location.assign(href);
}

/** Opens the scoring system with a token. No link contains the token, so that users can't copy it. */
async function openScoring(address: string, sessionToken: string): Promise<void> {
  if (inAppBrowser() !== undefined) {
    window.location.assign(await scoringAddress(address, sessionToken));
    return;
  }
  // Opened before the request: browsers block windows that open after it.
  const opened = window.open('', '_blank');
  if (opened === null) return;
  opened.opener = null;
  try {
    opened.location.replace(await scoringAddress(address, sessionToken));
  } catch {
    // The failure policy has shown the reason.
    opened.close();
  }
}

/** Opens another system. Sends tokens only to the scoring system, and only with HTTPS. */
export async function openExternal(routeName: MenuName, address: string): Promise<void> {
  if (!isWebAddress(address)) return;
  const { token } = useSession.getState();
  if (routeName === SCORING && token !== undefined && keepsSecrets(address))
    await openScoring(address, token);
  else open(address);
}

/**
 * Opens the scoring system after a judge (`score:user`) has logged in, if the login click still
 * counts as user activation; later, browsers block the window, and judges use the menu. Skips
 * in-app browsers, where it would replace the site.
 */
export async function openScoringSystem(client: QueryClient): Promise<void> {
  if (inAppBrowser() !== undefined) return;
  if (!isAuthorized([['score:user']], useSession.getState().user)) return;
  const menu = await client.query(getGetMenuQueryOptions()).catch(() => []);
  const address = menu.find(({ routerName }) => routerName === SCORING)?.path;
  // Undefined in Firefox before 120: judges use the menu.
  const { userActivation } = navigator as Partial<Navigator>;
  if (address !== undefined && userActivation?.isActive === true)
    await openExternal(SCORING, address);
}
