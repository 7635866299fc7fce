import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { isMobilePath, mobileTwin } from '../mobile-site';

/**
 * Turns a path of the desktop site into the one of the site that is shown: on the mobile site its
 * page of the same name, where it has one.
 */
export function useSitePath(): (path: string) => string {
  const router = useRouter();
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  if (!mobile) return (path) => path;
  const paths = new Set(Object.keys(router.routesByPath));
  return (path) => mobileTwin(path, paths) ?? path;
}

/** A link that stays on the site that is shown: written with the path of the desktop site. */
export const SiteLink = ((props: { to?: string }) => {
  const sitePath = useSitePath();
  const { to } = props;
  return <Link {...props} {...(to !== undefined && { to: sitePath(to) })} />;
}) as typeof Link;
