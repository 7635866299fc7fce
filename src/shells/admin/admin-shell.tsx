import { ConfigProvider } from 'antd';
import { useCallback, useState, type ReactNode, memo } from 'react';
import { useOpenOwnFiles } from '@/domain/file/open-own-files';
import { useNarrow } from '@/lib/use-narrow';
import type { MenuNode } from './menu-tree';
import { AntdProvider } from '@/settings/antd-provider';
import { useSettings, useShownTheme } from '@/settings/settings-store';
import { themeProperties } from '@/settings/theme';
import { PreviewTheme } from '@/ui/admin/preview-theme';
import { AdminHeader } from './admin-header';
import { ContractNote } from './contract-note';
import styles from './admin-shell.module.css';
import { MenuDrawer } from './menu-drawer';
import { SideMenu } from './side-menu';
import { Breadcrumb } from './breadcrumb';
import { useAdminMenu, useBreadcrumb, ADMIN_LAYOUT } from './use-admin-menu';
import { EmptyRecords } from '@/ui/admin/empty-records';
import { Outlet } from '@tanstack/react-router';
import { usePageTransition } from '@/shells/shared/use-page-transition';
import { CachedPages } from '@/tabs/cached-pages';
import { useActivePage } from '@/tabs/use-active-page';
import { FormattedMessage } from 'react-intl';
import { isShown } from '@/lib/is-shown';
import { useQueryClient } from '@tanstack/react-query';
import { TabBar } from '@/tabs/tab-bar';

/** Delay before the tab bar changes its position, in milliseconds (spec section 9). */
const LOCK_DELAY = 200;

/** Tab bar; refreshing a page invalidates the cached queries. */
const TabsSection = memo(function TabsSection() {
  const client = useQueryClient();
  const { fixedTabs, change } = useSettings();
  const toggleLock = useCallback(() => {
    setTimeout(() => change({ fixedTabs: !fixedTabs }), LOCK_DELAY);
  }, [change, fixedTabs]);
  const refresh = useCallback(() => {
    void client.invalidateQueries({ refetchType: 'none' });
  }, [client]);
  return <TabBar locked={fixedTabs} onToggleLock={toggleLock} onRefresh={refresh} />;
});

/** Moves the focus past menus and tabs to the heading of the visible page. */
function SkipLink() {
  return (
    <button
      type="button"
      className={`visually-hidden ${styles['skip'] ?? ''}`}
      onClick={() => {
        [...document.querySelectorAll<HTMLElement>('main h1')].find(isShown)?.focus();
      }}
    >
      <FormattedMessage id="common.skip" />
    </button>
  );
}

/** Current page, and cached pages if tabs are on. A separate component limits the re-renders of a navigation. */
const PagesFrame = memo(function PagesFrame() {
  const { multiPage, cachePage } = useSettings();
  const { keyPath } = useActivePage();
  const page = usePageTransition<HTMLElement>(keyPath);
  return (
    <main ref={page}>
      {multiPage ? <CachedPages layout={ADMIN_LAYOUT} cache={cachePage} /> : <Outlet />}
    </main>
  );
});

/** Empty state of tables; other components keep antd's text. */
function emptyTable(component?: string): ReactNode {
  return component === 'Table' ? <EmptyRecords /> : undefined;
}

/** Prevents antd's default `100vw`, which includes the scrollbar. */
const DRAWER = { styles: { wrapper: { maxWidth: '100%' } } };

/** Maximum viewport width without the menu in the header (decision 0142). */
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
          <ContractNote />
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

/** Staff shell (spec section 2): menus, tools, tabs and cached pages. */
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
