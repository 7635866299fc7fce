import { Menu, type MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MenuNode } from './menu-tree';
import { useSettings } from '@/settings/settings-store';
import { Icon } from './icons';
import { useAdminMenu, useBreadcrumb } from './use-admin-menu';

interface Props {
  mode: 'inline' | 'horizontal';
  /** Nodes to show: the whole tree or a part of it. */
  nodes: readonly MenuNode[];
  collapsed?: boolean;
  /** Shows groups as links to their first page (header of the mixed layout). */
  flat?: boolean;
  label?: string;
  /** Called when a link is followed. */
  onOpen?: () => void;
}

/** Returns the path of an entry, or of the first page of a group. */
function firstPath(node: MenuNode): string {
  const [first] = node.children;
  return node.path ?? (first ? firstPath(first) : '/');
}

const STYLE = { border: 0, background: 'transparent' };

/** Menu of the staff shell as links, vertical or horizontal. */
export const AdminMenu = memo(function AdminMenu(props: Props) {
  const { mode, nodes, collapsed, flat = false, label, onOpen } = props;
  const intl = useIntl();
  const dark = useSettings(({ theme }) => theme.mode === 'dark');
  const { title } = useAdminMenu();
  const breadcrumb = useBreadcrumb(nodes);
  const items = useMemo(() => {
    const item = (node: MenuNode): NonNullable<MenuProps['items']>[number] => {
      const text = title(node);
      const icon = <Icon name={node.routeName} />;
      if (!flat && node.children.length > 0)
        return { key: node.routeName, label: text, icon, children: node.children.map(item) };
      // The handler is on the link. The menu's click event fires first; if it closed the menu, the
      // link's click would be lost.
      const link = (
        <a href={`#${firstPath(node)}`} onClick={onOpen}>
          {text}
        </a>
      );
      return { key: node.routeName, label: link, icon };
    };
    return nodes.map(item);
  }, [nodes, title, flat, onOpen]);

  return (
    <nav aria-label={label ?? intl.formatMessage({ id: 'common.mainMenu' })}>
      <Menu
        mode={mode}
        // With the default (hover), a second tap on an open group wouldn't reopen it.
        triggerSubMenuAction="click"
        theme={dark ? 'dark' : 'light'}
        {...(mode === 'inline' && { inlineCollapsed: collapsed ?? false })}
        items={items}
        {...(collapsed !== true && { tooltip: false })}
        selectedKeys={breadcrumb.map(({ routeName }) => routeName)}
        {...(mode === 'inline' &&
          !collapsed && { defaultOpenKeys: nodes.map(({ routeName }) => routeName) })}
        style={STYLE}
      />
    </nav>
  );
});
