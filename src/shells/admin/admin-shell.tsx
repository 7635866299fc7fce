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

/** Spec section 9: the bar takes its new place after this. */
const LOCK_DELAY = 200;

/** The tab bar, with the settings it obeys and the data that a refreshed page asks for again. */
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

/** Leads the keyboard past menus and tabs to the page in sight. */
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

/** The page shown, and with tabs those kept behind it. By itself, so that only it follows each. */
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

/** What a table without rows says; other parts keep the library's own words. */
function emptyTable(component?: string): ReactNode {
  return component === 'Table' ? <EmptyRecords /> : undefined;
}

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
