import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '@/lib/notices';
import { useOutbox } from './outbox';
import { sendOutbox } from './send-outbox';
import { useSession } from '@/session/session-store';

/** Retry interval in milliseconds, because `online` events may be missing. */
const RETRY_INTERVAL = 20_000;
/** Duration of toasts that appear without a user action, in seconds. */
const TOAST_SECONDS = 8;

/** Sends the outbox when the network is back, after a login, and at intervals. */
export function useOutboxSender(online: boolean): void {
  const intl = useIntl();
  const hasItems = useOutbox(({ items: waiting }) => waiting.length > 0);
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (!hasItems || !online || token === undefined) return undefined;
    const send = async () => {
      for (const { text, refusal } of await sendOutbox()) {
        const words = intl.formatMessage({ id: text }, { refusal: refusal ?? '' });
        notify(refusal === undefined ? 'success' : 'warning', words, TOAST_SECONDS);
      }
    };
    // Failed items stay in the outbox.
    const attempt = () => void send().catch(() => undefined);
    attempt();
    const timer = window.setInterval(attempt, RETRY_INTERVAL);
    return () => {
      window.clearInterval(timer);
    };
  }, [intl, online, token, hasItems]);
}
