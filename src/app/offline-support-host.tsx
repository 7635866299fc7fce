import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHasOutboxItems } from '@/outbox/outbox-status';

/** After the site stands, milliseconds: what the first page itself still fetches goes first. */
const SETTLED = 3000;

const OfflineSupport = lazy(() =>
  // Where it doesn't load there is no network, which the page itself shows.
  import('./offline-support').catch(() => ({ default: () => null })),
);

/**
 * Loads what the site does about weak networks and later visits, once its first page has everything;
 * in the back office only where something waits to be sent.
 */
export function OfflineSupportHost() {
  const staff = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_admin'),
  });
  const hasItems = useHasOutboxItems();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!settled || (staff && !hasItems)) return null;
  return (
    <Suspense>
      <OfflineSupport staff={staff} />
    </Suspense>
  );
}
