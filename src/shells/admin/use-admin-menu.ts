import { useRouter, type AnyRoute } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { afterPaint } from '@/lib/after-paint';
import { menuRoute, menuTree, ancestorsOf, type MenuNode } from './menu-tree';
import { useSession } from '@/session/session-store';

/** The layout route that holds the staff's pages. */
export const ADMIN_LAYOUT = '/_admin';

/** The staff's menu, and what its entries are called. */
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

/** The path of the page shown, once that has been drawn: nothing is drawn again before. */
function useDrawnPath(): string {
  const router = useRouter();
  const [path, setPath] = useState(router.state.location.pathname);
  useEffect(() => {
    const take = () => startTransition(() => setPath(router.state.location.pathname));
    let cancelPaint = afterPaint(take);
    const leave = router.subscribe('onRendered', () => {
      cancelPaint();
      cancelPaint = afterPaint(take);
    });
    return () => {
      leave();
      cancelPaint();
    };
  }, [router]);
  return path;
}

/**
 * The way through a menu to the page shown, or to the list of the record that it shows. It follows when
 * that page has been drawn: a menu that marks another entry takes longer than a cached page that comes
 * back.
 */
export function useBreadcrumb(nodes: readonly MenuNode[]): readonly MenuNode[] {
  const router = useRouter();
  const path = useDrawnPath();
  return useMemo(() => {
    const routes = { ...router.routesByPath } as Record<string, AnyRoute | undefined>;
    return ancestorsOf(nodes, routes[path]?.options.staticData?.list ?? path);
  }, [router, nodes, path]);
}
