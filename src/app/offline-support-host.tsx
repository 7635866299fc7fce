import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isMobilePath } from '@/lib/mobile-site';
import { useHasOutboxItems } from '@/outbox/outbox-status';

/** After the site stands, milliseconds: what the first page itself still fetches goes first. */
const SETTLED = 3000;

const OfflineSupport = lazy(() =>
  // Where it doesn't load there is no network, which the page itself shows.
  import('./offline-support').catch(() => ({ default: () => null })),
);

/**
 * Loads what the mobile site does about weak networks, once its first page has everything; on the
 * desktop site only where something waits to be sent.
 */
export function OfflineSupportHost() {
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  const hasItems = useHasOutboxItems();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!settled || !(mobile || hasItems)) return null;
  return (
    <Suspense>
      <OfflineSupport />
    </Suspense>
  );
}
