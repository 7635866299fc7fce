import { lazy } from 'react';
import { useSession } from '@/session/session-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const ConsentDialog = lazy(() => import('@/auth/legal/consent-dialog'));

/** Asks who is logged in to agree to legal texts, where staff ask again; loads only for them. */
export function ConsentHost() {
  const needed = useSession(({ user }) => user?.consentNeeded);
  if (needed === undefined) return null;
  return (
    <LazyBoundary>
      <ConsentDialog needed={needed} />
    </LazyBoundary>
  );
}
