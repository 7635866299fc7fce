import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { clearPrivateData } from './clear-private-data';
import { useSession } from './session-store';

/** Has the server revoke a token. Where it can't, this browser has forgotten it all the same. */
async function revoke(token: string): Promise<void> {
  const { logout } = await import('@/api/generated/session/session');
  await logout({ background: true, keepalive: true, headers: { token } });
}

/**
 * Logs out (spec sections 2 and 4): user data, token, stored permissions, roles and routes, and
 * the auth cookie are gone, here and in the browser's other tabs.
 * @param to where a shell leads then: `/`, the admin shell `/login`
 * @returns logs out; `ended`: the server has ended the session already, there is nothing to revoke
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
