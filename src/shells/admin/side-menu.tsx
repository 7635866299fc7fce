import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '@/settings/settings-store';
import type { MenuNode } from './menu-tree';
import { AdminMenu } from './admin-menu';
import styles from './admin-shell.module.css';
import { Logo } from './logo';

interface Props {
  nodes: readonly MenuNode[];
  collapsed: boolean;
  /** Whether to show the logo, which is in the header in the mixed layout. */
  logo: boolean;
}

/** Side menu: 256px wide, 80px when collapsed (spec section 9). */
export const SideMenu = memo(function SideMenu({ nodes, collapsed, logo }: Props) {
  const intl = useIntl();
  const fixed = useSettings((settings) => settings.fixedSideBar);
  return (
    <aside
      className={styles['side']}
      data-collapsed={collapsed}
      data-fixed={fixed}
      data-below-header={!logo}
    >
      {logo && <Logo to="/workplace" short={collapsed} />}
      <AdminMenu
        // Remounts the menu when toggled, because antd reads `defaultOpenKeys` only on mount.
        key={String(collapsed)}
        mode="inline"
        nodes={nodes}
        collapsed={collapsed}
        {...(!logo && { label: intl.formatMessage({ id: 'admin.sidebar' }) })}
      />
    </aside>
  );
});
