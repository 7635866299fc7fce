import { Outlet } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { useNarrow } from '@/lib/use-narrow';
import { AntdProvider } from '@/settings/antd-provider';
import { useSettings } from '@/settings/settings-store';
import { usePageTransition } from '@/settings/use-page-transition';
import { KeptPages } from '@/tabs/kept-pages';
import { useActivePage } from '@/tabs/use-active-page';
import { AdminHeader } from './admin-header';
import styles from './admin-shell.module.css';
import { emptyTable } from './empty-table';
import { MenuDrawer } from './menu-drawer';
import { SideMenu } from './side-menu';
import { SkipLink } from './skip-link';
import { TabsSection } from './tabs-section';
import { Trail } from './trail';
import { ADMIN_LAYOUT, useAdminMenu } from './use-admin-menu';

/** By itself as wide as the window, which its scrollbar shares. */
const DRAWER = { styles: { wrapper: { maxWidth: '100%' } } };

function AdminFrame() {
  const narrow = useNarrow();
  const [collapsed, setCollapsed] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const { layout, pageWidth, fixedHeader, multiPage, cachePage } = useSettings();
  const { nodes, trail } = useAdminMenu();
  const { keyPath } = useActivePage();
  const page = usePageTransition<HTMLDivElement>(keyPath);
  const sideNodes = layout === 'mix' ? (trail[0]?.children ?? []) : nodes;
  const side = !narrow && layout !== 'head' && sideNodes.length > 0;

  const header = (
    <AdminHeader
      narrow={narrow}
      side={side}
      collapsed={collapsed}
      onToggleSide={() => setCollapsed(!collapsed)}
      onOpenDrawer={() => setDrawer(true)}
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
            <Trail />
            <main ref={page}>
              {multiPage ? <KeptPages layout={ADMIN_LAYOUT} cache={cachePage} /> : <Outlet />}
            </main>
          </div>
        </div>
      </div>
      {narrow && <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />}
    </div>
  );
}

/** The staff's frame (spec section 2): menus, tools, tabs and their kept pages. */
export default function AdminShell() {
  return (
    <AntdProvider>
      <ConfigProvider renderEmpty={emptyTable} drawer={DRAWER}>
        <AdminFrame />
      </ConfigProvider>
    </AntdProvider>
  );
}
