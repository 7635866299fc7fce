import { lazy, useEffect } from 'react';
import { withTexts } from '@/i18n/messages';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { useSettingsDrawer } from './drawer-store';
import { useSiteColor } from './site-color';
import { followOtherTabs, showTheme, useSettings } from './settings-store';

const FloatingButton = lazy(() => import('./floating-button'));
const WeakModeFilter = lazy(() => import('./weak-mode-filter'));
const SettingsDrawer = lazy(() => withTexts(import('./drawer/settings-drawer'), 'forms'));

/** Applies settings to the page; lazy-loads the drawer. */
export function SettingsHost() {
  const { theme, weekMode, hideSetting, fixedHeader } = useSettings();
  const siteColor = useSiteColor((site) => site.color);
  const wanted = useSettingsDrawer((drawer) => drawer.wanted);

  useEffect(followOtherTabs, []);

  useEffect(() => {
    showTheme(theme);
  }, [theme, siteColor]);

  useEffect(() => {
    document.documentElement.dataset['header'] = fixedHeader ? 'fixed' : 'static';
  }, [fixedHeader]);

  return (
    <>
      <LazyBoundary>{weekMode && <WeakModeFilter />}</LazyBoundary>
      <LazyBoundary>{!hideSetting && <FloatingButton />}</LazyBoundary>
      <LazyBoundary>{wanted && <SettingsDrawer />}</LazyBoundary>
    </>
  );
}
