import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { clearPrivateData } from './clear-private-data';
import { useSession } from './session-store';

async function revoke(token: string): Promise<void> {
  const { logout } = await import('@/api/generated/session/session');
  await logout({ background: true, keepalive: true, headers: { token } });
}

/**
 * Logs out in all tabs (spec sections 2 and 4): removes user data, token, permissions, roles,
 * routes and the auth cookie, even if the server doesn't respond.
 * @param to page to open: `/`, from the admin shell `/login`
 * @returns a function that logs out; `ended`: the server has already ended the session
 */
export function useLogOut(to: '/' | '/login'): (by?: { ended?: boolean }) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(
    async ({ ended = false } = {}) => {
      const { token, end } = useSession.getState();
      end({ forgetPhone: true });
      if (token !== undefined && !ended) revoke(token).catch(() => undefined);
      await router.navigate({ to, ignoreBlocker: true });
      clearPrivateData(client);
    },
    [client, router, to],
  );
}
