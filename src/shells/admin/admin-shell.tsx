import { ConfigProvider } from 'antd';
import { useCallback, useState } from 'react';
import { useOpenOwnFiles } from '@/domain/file/open-own-files';
import { useNarrow } from '@/lib/use-narrow';
import type { MenuNode } from './menu-tree';
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

/** Up to here a header has no room for the menu beside its tools (decision 0141). */
const TOO_NARROW_FOR_MENU = 1099;

const NONE: readonly MenuNode[] = [];

function AdminFrame() {
  const phone = useNarrow();
  const [collapsed, setCollapsed] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const { layout, pageWidth, fixedHeader, multiPage } = useSettings();
  const menuInDrawer = useNarrow(layout === 'side' ? undefined : TOO_NARROW_FOR_MENU);
  const { nodes } = useAdminMenu();
  const breadcrumb = useBreadcrumb(nodes);
  const toggleSide = useCallback(() => setCollapsed((now) => !now), []);
  const openDrawer = useCallback(() => setDrawer(true), []);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const sideNodes = layout === 'mix' ? (breadcrumb[0]?.children ?? NONE) : nodes;
  const side = !phone && layout !== 'head' && sideNodes.length > 0;

  const header = (
    <AdminHeader
      phone={phone}
      menuInDrawer={menuInDrawer}
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
      {menuInDrawer && <MenuDrawer open={drawer} onClose={closeDrawer} />}
    </div>
  );
}

/** The staff's frame (spec section 2): menus, tools, tabs and their cached pages. */
export default function AdminShell() {
  const { color } = useShownTheme();
  useOpenOwnFiles();
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
