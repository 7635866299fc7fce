import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '@/lib/notices';
import { useOutbox } from './outbox';
import { sendOutbox } from './send-outbox';
import { useSession } from '@/session/session-store';

/** A device doesn't always know that its network is back, milliseconds. */
const AGAIN = 20_000;
/** Seconds that a toast stays which nobody waits for. */
const NOTICE = 8;

/** Sends what waits: when the network is back, after a login, and now and then. */
export function useOutboxSender(online: boolean): void {
  const intl = useIntl();
  const hasItems = useOutbox(({ items: waiting }) => waiting.length > 0);
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (!hasItems || !online || token === undefined) return undefined;
    const send = async () => {
      for (const { text, refusal } of await sendOutbox()) {
        const words = intl.formatMessage({ id: text }, { refusal: refusal ?? '' });
        notify(refusal === undefined ? 'success' : 'warning', words, NOTICE);
      }
    };
    // What fails here continues waiting.
    const attempt = () => void send().catch(() => undefined);
    attempt();
    const timer = window.setInterval(attempt, AGAIN);
    return () => {
      window.clearInterval(timer);
    };
  }, [intl, online, token, hasItems]);
}
