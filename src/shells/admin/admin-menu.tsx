import { Menu, type MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MenuNode } from './menu-tree';
import { useSettings } from '@/settings/settings-store';
import { Icon } from './icons';
import { useAdminMenu, useBreadcrumb } from './use-admin-menu';

interface Props {
  mode: 'inline' | 'horizontal';
  /** What is shown: the whole tree, or a part of it. */
  nodes: readonly MenuNode[];
  collapsed?: boolean;
  /** In the head of the mixed layout a group stands for its pages. */
  flat?: boolean;
  label?: string;
  /** A link was followed. */
  onOpen?: () => void;
}

/** The first page of an entry. */
function firstPath(node: MenuNode): string {
  const [first] = node.children;
  return node.path ?? (first ? firstPath(first) : '/');
}

const STYLE = { border: 0, background: 'transparent' };

/** The staff's menu as links, at the side or at the head. */
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
      // On the link, not on the menu: its keys come before the link's own click, which a menu that has
      // closed by then would lose.
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
        // A second tap on a group that hovering has opened wouldn't open it again.
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
