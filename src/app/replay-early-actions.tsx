import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Follows what a visitor did before the site could. An address that changed after the first page had
 * loaded and before the router listened to the history leads to its page.
 */
export function ReplayEarlyActions() {
  const router = useRouter();
  useEffect(() => {
    const { resolvedLocation } = router.state;
    // The router loads it only where no page has been loaded before its provider was mounted.
    if (resolvedLocation && resolvedLocation.href !== router.latestLocation.href)
      void router.load();
    window.replayEarlyActions?.();
  }, [router]);
  return null;
}
