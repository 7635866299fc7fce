import { useErrorLog, type ErrorLogEntry } from './error-log';

/** The least time between two batches, milliseconds. */
const PAUSE = 5000;
/** The longest wait for a server that refuses batches, milliseconds. */
const MAX_PAUSE = 320_000;

/** The ways out of this browser. */
export interface ErrorLogChannel {
  /** Sends a batch; rejects where it didn't arrive. */
  send: (entries: readonly ErrorLogEntry[]) => Promise<unknown>;
  /** Hands a batch to the browser while the page goes away; false where it refuses. */
  leave: (entries: readonly ErrorLogEntry[]) => boolean;
}

/**
 * Sends the error log in batches, at most one in 5 s, and what is left when the visitor leaves. A
 * batch that didn't arrive is kept for the next one, after a growing wait.
 * @returns stops it
 */
export function startErrorLogSender({ send, leave }: ErrorLogChannel): () => void {
  let sent = 0;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const unsent = () => {
    const { entries, added } = useErrorLog.getState();
    return entries.slice(entries.length - Math.min(added - sent, entries.length));
  };
  const isUnsent = () => useErrorLog.getState().added > sent;

  function plan(): void {
    if (timer === undefined && isUnsent()) timer = setTimeout(() => void sendBatch(), pause);
  }

  async function sendBatch(): Promise<void> {
    const before = sent;
    const batch = unsent();
    sent = useErrorLog.getState().added;
    try {
      if (batch.length > 0) await send(batch);
      pause = PAUSE;
    } catch {
      // The next batch carries these too, as far as the log still holds them.
      sent = before;
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
    timer = undefined;
    plan();
  }

  const sendNow = () => {
    if (isUnsent() && leave(unsent())) sent = useErrorLog.getState().added;
  };
  const leaveHidden = () => {
    if (document.visibilityState === 'hidden') sendNow();
  };
  // Phones end a hidden page without another word; old browsers don't hide a page that they leave.
  document.addEventListener('visibilitychange', leaveHidden);
  globalThis.addEventListener('pagehide', sendNow);
  const stopListening = useErrorLog.subscribe(plan);
  plan();
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', leaveHidden);
    globalThis.removeEventListener('pagehide', sendNow);
  };
}
