import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { menuRoute, menuTree, trailTo, type MenuNode } from '@/session/menu-tree';
import { useSession } from '@/session/session-store';

/** The layout route that holds the staff's pages. */
export const ADMIN_LAYOUT = '/_admin';

/** The staff's menu, the way to the page on show, and what the entries are called. */
export function useAdminMenu() {
  const intl = useIntl();
  const router = useRouter();
  const user = useSession((session) => session.user);
  const pathname = useLocation({ select: (location) => location.pathname });
  const nodes = useMemo(
    () => menuTree(menuRoute(router.routesById[ADMIN_LAYOUT]), user),
    [router, user],
  );
  return {
    nodes,
    trail: trailTo(nodes, pathname),
    title: ({ routeName }: Pick<MenuNode, 'routeName'>) =>
      intl.formatMessage({ id: `route.${routeName}` as MessageId }),
  };
}
