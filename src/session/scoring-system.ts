import type { QueryClient } from '@tanstack/react-query';
import { getGetMenuQueryOptions } from '@/api/generated/config/config';
import { inAppBrowser } from '@/lib/in-app-browser';
import { SCORING } from './menu/menu';
import { openExternal } from './menu/open-external';
import { isAuthorized } from './permissions';
import { useSession } from './session-store';

/**
 * After a login of who holds `score:user`: opens the scoring system too. Only while the browser
 * still counts the press of the login button; later it would take the window for an advert, and
 * the menu's entry opens it by a click of its own. Nor where it would take the site's own window.
 */
export async function openScoringSystem(client: QueryClient): Promise<void> {
  if (inAppBrowser() !== undefined) return;
  if (!isAuthorized([['score:user']], useSession.getState().user)) return;
  const menu = await client.query(getGetMenuQueryOptions()).catch(() => []);
  const address = menu.find(({ routerName }) => routerName === SCORING)?.path;
  // Browsers that don't tell (Firefox before 120) leave it to the menu.
  const { userActivation } = navigator as Partial<Navigator>;
  if (address !== undefined && userActivation?.isActive === true)
    await openExternal(SCORING, address);
}
