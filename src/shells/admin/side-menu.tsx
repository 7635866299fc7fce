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
  /** The header holds the logo in the mixed layout. */
  logo: boolean;
}

/** The menu at the side: 256 px wide, 80 px when collapsed (spec section 9). */
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
        // The library keeps which groups are open from its first drawing.
        key={String(collapsed)}
        mode="inline"
        nodes={nodes}
        collapsed={collapsed}
        {...(!logo && { label: intl.formatMessage({ id: 'admin.sidebar' }) })}
      />
    </aside>
  );
});
