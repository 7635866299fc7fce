import { lazy } from 'react';
import { useBrowserNeeded } from '@/lib/browser-needed';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const BrowserNeeded = lazy(() => import('./browser-needed'));

/** Asks for another browser; what does so loads with the first time. */
export function BrowserNeededHost() {
  const open = useBrowserNeeded((needed) => needed.open);
  if (!open) return null;
  return (
    <LazyBoundary>
      <BrowserNeeded />
    </LazyBoundary>
  );
}
