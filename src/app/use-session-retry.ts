import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '@/session/session-store';

/** Asks whose the stored token is once there is a network, where it couldn't be asked before. */
export function useSessionRetry(online: boolean): void {
  const router = useRouter();
  const unknown = useSession(({ token, user }) => token !== undefined && user === undefined);
  useEffect(() => {
    if (!online || !unknown) return;
    const again = async () => {
      const { restoreSession } = await import('@/session/current-user');
      await restoreSession();
      await router.invalidate();
    };
    again().catch(() => undefined);
  }, [online, router, unknown]);
}
