import { redirect, type AnyRouter } from '@tanstack/react-router';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { isMobilePath, mobileAddress, mobileTwin } from '@/lib/mobile-site';
import type { RouterContext } from '@/routes/__root';
import { entryDepth } from './history-entry';

/** Returns whether a link of the mobile site opened the page. */
export function isFromMobile({ latestLocation, state }: AnyRouter): boolean {
  const before = state.resolvedLocation;
  return isMobilePath(before?.pathname ?? '') && entryDepth(latestLocation) > entryDepth(before);
}

/**
 * Redirects phones from the desktop site to the mobile site, unless the user has chosen the desktop
 * site (spec section 1). `VITE_MOBILE_SITE` names a mobile site other than `/h5`. Links of shared
 * pages lead to the desktop site; if a link of the mobile site opens such a page, redirects any
 * device to the mobile page of the same name, if it exists.
 * @param paths the paths of all routes
 * @param fromMobile whether a link of the mobile site opened the page
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
