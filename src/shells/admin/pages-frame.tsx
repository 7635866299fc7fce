import { Outlet } from '@tanstack/react-router';
import { memo } from 'react';
import { useSettings } from '@/settings/settings-store';
import { usePageTransition } from '@/shells/shared/use-page-transition';
import { CachedPages } from '@/tabs/cached-pages';
import { useActivePage } from '@/tabs/use-active-page';
import { ADMIN_LAYOUT } from './use-admin-menu';

/** The page shown, and with tabs those kept behind it. By itself, so that only it follows each. */
export const PagesFrame = memo(function PagesFrame() {
  const { multiPage, cachePage } = useSettings();
  const { keyPath } = useActivePage();
  const page = usePageTransition<HTMLElement>(keyPath);
  return (
    <main ref={page}>
      {multiPage ? <CachedPages layout={ADMIN_LAYOUT} cache={cachePage} /> : <Outlet />}
    </main>
  );
});
