import { ConfigProvider } from 'antd';
import { useCallback, useState } from 'react';
import { useNarrow } from '@/lib/use-narrow';
import type { MenuNode } from '@/session/menu-tree';
import { AntdProvider } from '@/settings/antd-provider';
import { useSettings, useShownTheme } from '@/settings/settings-store';
import { themeProperties } from '@/settings/theme';
import { PreviewTheme } from '@/ui/admin/preview-theme';
import { AdminHeader } from './admin-header';
import styles from './admin-shell.module.css';
import { emptyTable } from './empty-table';
import { MenuDrawer } from './menu-drawer';
import { PagesFrame } from './pages-frame';
import { SideMenu } from './side-menu';
import { SkipLink } from './skip-link';
import { TabsSection } from './tabs-section';
import { Breadcrumb } from './breadcrumb';
import { useAdminMenu, useBreadcrumb } from './use-admin-menu';

/** By itself as wide as the window, which its scrollbar shares. */
const DRAWER = { styles: { wrapper: { maxWidth: '100%' } } };

const NONE: readonly MenuNode[] = [];

function AdminFrame() {
  const narrow = useNarrow();
  const [collapsed, setCollapsed] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const { layout, pageWidth, fixedHeader, multiPage } = useSettings();
  const { nodes } = useAdminMenu();
  const breadcrumb = useBreadcrumb(nodes);
  const toggleSide = useCallback(() => setCollapsed((now) => !now), []);
  const openDrawer = useCallback(() => setDrawer(true), []);
  const sideNodes = layout === 'mix' ? (breadcrumb[0]?.children ?? NONE) : nodes;
  const side = !narrow && layout !== 'head' && sideNodes.length > 0;

  const header = (
    <AdminHeader
      narrow={narrow}
      side={side}
      collapsed={collapsed}
      onToggleSide={toggleSide}
      onOpenDrawer={openDrawer}
    />
  );
  return (
    <div className={styles['shell']} data-shell="admin" data-fixed-header={fixedHeader}>
      <SkipLink />
      {layout === 'mix' && header}
      <div className={styles['row']}>
        {side && <SideMenu nodes={sideNodes} collapsed={collapsed} logo={layout === 'side'} />}
        <div className={styles['column']}>
          {layout !== 'mix' && header}
          {multiPage && <TabsSection />}
          <div className={styles['content']} data-width={pageWidth}>
            <Breadcrumb />
            <PagesFrame />
          </div>
        </div>
      </div>
      {narrow && <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />}
    </div>
  );
}

/** The staff's frame (spec section 2): menus, tools, tabs and their cached pages. */
export default function AdminShell() {
  const { color } = useShownTheme();
  const styleOf = useCallback((mode: 'light' | 'night') => themeProperties(mode, color), [color]);
  return (
    <AntdProvider>
      <ConfigProvider renderEmpty={emptyTable} drawer={DRAWER}>
        <PreviewTheme value={styleOf}>
          <AdminFrame />
        </PreviewTheme>
      </ConfigProvider>
    </AntdProvider>
  );
}
