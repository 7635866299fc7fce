import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { menuPages } from '../menu-tree';
import { usePermission } from '@/session/use-permission';
import { useAdminMenu } from '../use-admin-menu';
import type { PaletteOption } from './options';

/** Returns the pages and actions that the user is authorized for. */
export function useCommands(): PaletteOption[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { can } = usePermission();
  const { nodes, title } = useAdminMenu();

  const pages = menuPages(nodes).map((node) => ({
    key: `page-${node.routeName}`,
    group: 'pages' as const,
    label: title(node),
    onChoose: () => void navigate({ href: node.path ?? '/' }),
  }));
  const actions = [
    {
      id: 'staff.writeNews',
      permission: 'content:write',
      go: () => navigate({ to: '/a/match/news', search: { open: 'new' } }),
    },
    {
      id: 'staffActivity.add',
      permission: 'activity:write',
      go: () => navigate({ to: '/a/match/activities', search: { open: 'new' } }),
    },
    {
      id: 'palette.checkIn',
      permission: 'activity:checkin',
      go: () => navigate({ to: '/a/match/check-in', search: { id: '' } }),
    },
    {
      id: 'staffMatch.add',
      permission: 'edition:write',
      go: () => navigate({ to: '/a/match/edition' }),
    },
    {
      id: 'sysUser.add',
      permission: 'user:write',
      go: () => navigate({ to: '/a/sys/user', search: { open: 'new' } }),
    },
    {
      id: 'admin.publicSite',
      permission: 'system:login',
      go: () => navigate({ to: '/' }),
    },
  ] as const;
  return [
    ...actions
      .filter(({ permission }) => can([permission]))
      .map(({ id, go }) => ({
        key: `action-${id}`,
        group: 'actions' as const,
        label: intl.formatMessage({ id }),
        onChoose: () => void go(),
      })),
    ...pages,
  ];
}
