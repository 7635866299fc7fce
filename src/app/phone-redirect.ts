import { redirect } from '@tanstack/react-router';
import { wantsDesktop } from '@/lib/desktop-choice';
import { isPhone } from '@/lib/device';
import { mobileAddress } from '@/lib/mobile-site';

/**
 * Sends phones that open a page of the desktop site to the mobile site, unless their user chose
 * the desktop (spec section 1). `VITE_MOBILE_SITE` names another mobile site than this one's `/h5`.
 */
export function phoneRedirect(paths: ReadonlySet<string>): (href: string) => void {
  return (href) => {
    if (!isPhone(navigator.userAgent) || wantsDesktop()) return;
    const site = import.meta.env['VITE_MOBILE_SITE'] as string | undefined;
    throw redirect({ href: mobileAddress(href, paths, site), replace: true });
  };
}
