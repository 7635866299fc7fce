import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import styles from './offline-support.module.css';
import { registerWorker } from './register-worker';
import { useOnline } from './use-online';
import { warmOfflineCache } from './warm-offline-cache';
import { useOutboxSender } from '@/outbox/use-outbox-sender';
import { useSessionAgain } from './use-session-again';

/** What the mobile site does about weak networks, and what it says of them. */
export default function OfflineSupport(): ReactNode {
  const client = useQueryClient();
  const online = useOnline();
  const [newer, setNewer] = useState(false);
  useOutboxSender(online);
  useSessionAgain(online);
  useEffect(
    () =>
      registerWorker(
        () => void warmOfflineCache(client),
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
