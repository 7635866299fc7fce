import { useRouter, type AnyRoute } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { afterPaint } from '@/lib/after-paint';
import { menuRoute, menuTree, ancestorsOf, type MenuNode } from './menu-tree';
import { useSession } from '@/session/session-store';

/** Layout route of the staff pages. */
export const ADMIN_LAYOUT = '/_admin';

/** Returns the staff menu and a function for the titles of its entries. */
export function useAdminMenu() {
  const intl = useIntl();
  const router = useRouter();
  const user = useSession((session) => session.user);
  const nodes = useMemo(
    () => menuTree(menuRoute(router.routesById[ADMIN_LAYOUT]), user),
    [router, user],
  );
  const title = useCallback(
    ({ routeName }: Pick<MenuNode, 'routeName'>) =>
      intl.formatMessage({ id: `route.${routeName}` as MessageId }),
    [intl],
  );
  return { nodes, title };
}

/** Returns the path of the current page, updated after the page has been painted. */
function usePaintedPath(): string {
  const router = useRouter();
  const [path, setPath] = useState(router.state.location.pathname);
  useEffect(() => {
    const update = () => startTransition(() => setPath(router.state.location.pathname));
    let cancelPaint = afterPaint(update);
    const leave = router.subscribe('onRendered', () => {
      cancelPaint();
      cancelPaint = afterPaint(update);
    });
    return () => {
      leave();
      cancelPaint();
    };
  }, [router]);
  return path;
}

/**
 * Returns the menu entries that lead to the current page, or to the list of its record. Updates after the
 * page has been painted, because re-rendering the menu takes longer than showing a cached page.
 */
export function useBreadcrumb(nodes: readonly MenuNode[]): readonly MenuNode[] {
  const router = useRouter();
  const path = usePaintedPath();
  return useMemo(() => {
    const routes = { ...router.routesByPath } as Record<string, AnyRoute | undefined>;
    return ancestorsOf(nodes, routes[path]?.options.staticData?.list ?? path);
  }, [router, nodes, path]);
}
