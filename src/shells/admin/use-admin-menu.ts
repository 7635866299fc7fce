import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useAfterPaint } from '@/lib/use-after-paint';
import { menuRoute, menuTree, trailTo, type MenuNode } from '@/session/menu-tree';
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

/**
 * The way through a menu to the page on show. It follows when that page has been drawn: a menu
 * that marks another entry takes longer than a kept page that comes back.
 */
export function useTrail(nodes: readonly MenuNode[]): readonly MenuNode[] {
  const pathname = useAfterPaint(useLocation({ select: (location) => location.pathname }));
  return useMemo(() => trailTo(nodes, pathname), [nodes, pathname]);
}
