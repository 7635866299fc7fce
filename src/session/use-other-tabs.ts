import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readText, storageKey } from '@/lib/storage';
import { clearPrivateData } from './clear-private-data';
import { useLoginModal } from './login-modal-store';
import { useSession } from './session-store';

/** Applies logins and logouts of other tabs, which share the stored session. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const loggedIn = async (token: string) => {
      useSession.setState({ token, phone: readText('phone'), user: undefined });
      const { loadCurrentUser } = await import('./current-user');
      await loadCurrentUser({ background: true });
      useLoginModal.getState().close();
      await client.invalidateQueries();
      await router.invalidate();
    };
    const ended = async () => {
      const phone = readText('phone');
      useSession.setState({ token: undefined, user: undefined, phone });
      // An expired session keeps the phone: input in this tab stays until the next login.
      if (phone === undefined) await router.invalidate();
      clearPrivateData(client);
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey('token') && key !== null) return;
      const token = key === null ? readText('token') : (newValue ?? undefined);
      if (token === useSession.getState().token) return;
      // The next request in this tab shows the failure.
      (token === undefined ? ended() : loggedIn(token)).catch(() => undefined);
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [client, router]);
}
