import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import styles from './offline-support.module.css';
import { registerWorker } from './register-worker';
import { useOutboxSender } from '@/outbox/use-outbox-sender';
import { useSession } from '@/session/session-store';
import { loadCurrentUser } from '@/session/current-user';

/** Repeats requests made before the service worker could cache them. */
async function fillOfflineCache(client: QueryClient): Promise<void> {
  const user =
    useSession.getState().token === undefined ? [] : [loadCurrentUser({ background: true })];
  await Promise.allSettled([client.refetchQueries(), ...user]);
}

/** Restores the session when the browser is online, if the user of the stored token isn't loaded. */
function useSessionRetry(online: boolean): void {
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Reloads for a newer version on navigation, when the page's input is saved or discarded. */
function useUpdateOnNavigation(newer: boolean): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!newer) return;
    announced.current ??= pathname;
    if (announced.current !== pathname) location.reload();
  }, [newer, pathname]);
}

/**
 * Handles and shows lost connections and newer versions.
 * @param staff whether the back office is open; a reload would lose unsaved input in its tabs
 */
export default function OfflineSupport({ staff }: { staff: boolean }): ReactNode {
  const client = useQueryClient();
  const online = useOnline();
  const [newer, setNewer] = useState(false);
  useUpdateOnNavigation(newer && !staff);
  useOutboxSender(online);
  useSessionRetry(online);
  useEffect(
    () =>
      registerWorker(
        () => void fillOfflineCache(client),
        () => setNewer(true),
      ),
    [client],
  );
  return (
    <div className={styles['notices']} role="status">
      {!online && (
        <p className={styles['notice']}>
          <FormattedMessage id="offline.none" />
        </p>
      )}
      {newer && (
        <div className={styles['notice']}>
          <FormattedMessage id="offline.newer" />
          <ActionButton
            onClick={() => {
              location.reload();
            }}
          >
            <FormattedMessage id="error.reload" />
          </ActionButton>
        </div>
      )}
    </div>
  );
}
