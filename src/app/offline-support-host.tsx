import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isMobilePath } from '@/lib/mobile-site';
import { useOutboxWaits } from '@/outbox/outbox-status';

/** After the site stands, milliseconds: what the first page itself still fetches goes first. */
const SETTLED = 3000;

const AfterLoad = lazy(() =>
  // Where it doesn't come there is no network to be told of that this page wouldn't tell itself.
  import('./offline-support').catch(() => ({ default: () => null })),
);

/**
 * Loads what the mobile site does about weak networks, once its first page has everything; on the
 * desktop site only where something waits to be sent.
 */
export function AfterLoadHost() {
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  const waits = useOutboxWaits();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!settled || !(mobile || waits)) return null;
  return (
    <Suspense>
      <AfterLoad />
    </Suspense>
  );
}
