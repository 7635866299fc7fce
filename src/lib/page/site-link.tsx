import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { isMobilePath, mobileTwin } from '../mobile-site';

/** Maps a desktop path to the current site; on the mobile site, to its twin if it exists. */
export function useSitePath(): (path: string) => string {
  const router = useRouter();
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  if (!mobile) return (path) => path;
  const paths = new Set(Object.keys(router.routesByPath));
  return (path) => mobileTwin(path, paths) ?? path;
}

/**
 * A link that takes a desktop path and stays on the current site. Has `aria-current` only on that page,
 * not on pages below it.
 */
export const SiteLink = ((props: { to?: string }) => {
  const sitePath = useSitePath();
  const { to } = props;
  return (
    <Link
      activeOptions={{ exact: true }}
      {...props}
      {...(to !== undefined && { to: sitePath(to) })}
    />
  );
}) as typeof Link;
