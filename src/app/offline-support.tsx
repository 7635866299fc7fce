import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import styles from './offline-support.module.css';
import { registerWorker } from './register-worker';
import { useOnline } from './use-online';
import { fillOfflineCache } from './warm-offline-cache';
import { useOutboxSender } from '@/outbox/use-outbox-sender';
import { useSessionRetry } from './use-session-retry';

/** Shows the newer version with the next page: what the one before it had is saved or left by then. */
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
 * What the site does about weak networks and newer versions, and what it says of them.
 * @param staff whether pages of the back office are kept open, which a reload would close
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
