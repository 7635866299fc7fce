import { lazy } from 'react';
import { useBrowserNeeded } from '@/lib/browser-needed';
import { LazyPart } from '@/ui/page/lazy-part';

const BrowserNeeded = lazy(() => import('./browser-needed'));

/** Asks for another browser; what does so loads with the first time. */
export function BrowserNeededHost() {
  const open = useBrowserNeeded((needed) => needed.open);
  if (!open) return null;
  return (
    <LazyPart>
      <BrowserNeeded />
    </LazyPart>
  );
}
