import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useHasOutboxItems } from '@/outbox/outbox-status';
import { useSettled } from './use-settled';

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
  const settled = useSettled();
  if (!settled || (staff && !hasItems)) return null;
  return (
    <Suspense>
      <OfflineSupport staff={staff} />
    </Suspense>
  );
}
