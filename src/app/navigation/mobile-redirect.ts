import { redirect, type AnyRouter } from '@tanstack/react-router';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { isMobilePath, mobileAddress, mobileTwin } from '@/lib/mobile-site';
import type { RouterContext } from '@/routes/__root';
import { entryDepth } from './history-entry';

/** Whether a link on a page of the mobile site leads to the page that is being opened. */
export function isFromMobile({ latestLocation, state }: AnyRouter): boolean {
  const before = state.resolvedLocation;
  return isMobilePath(before?.pathname ?? '') && entryDepth(latestLocation) > entryDepth(before);
}

/**
 * Sends phones that open a page of the desktop site to the mobile site, unless their user chose
 * the desktop (spec section 1). `VITE_MOBILE_SITE` names another mobile site than this one's `/h5`.
 * Pages that both sites show link to the desktop's: a link on the mobile site stays there, on any
 * device, where the page has a twin.
 * @param paths the paths of all routes
 * @param fromMobile whether a link of the mobile site leads to what is being opened
 */
export function mobileRedirect(
  paths: ReadonlySet<string>,
  fromMobile: () => boolean,
): RouterContext['redirectToMobile'] {
  return (href, { twinOnly = false } = {}) => {
    const [path = ''] = href.split('?', 1);
    const hasTwin = mobileTwin(path, paths) !== undefined;
    if (prefersDesktop() || (twinOnly && !hasTwin)) return;
    if (isMobileDevice(navigator.userAgent)) {
      const site = import.meta.env['VITE_MOBILE_SITE'] as string | undefined;
      throw redirect({ href: mobileAddress(href, paths, site), replace: true });
    }
    if (!hasTwin || !fromMobile()) return;
    throw redirect({ href: mobileAddress(href, paths), replace: true });
  };
}
