import { useErrorLog, type ErrorLogEntry } from './error-log';

/** Minimum time between two batches, in milliseconds. */
const PAUSE = 5000;
/** Maximum wait after failed batches, in milliseconds. */
const MAX_PAUSE = 320_000;

export interface ErrorLogChannel {
  send: (entries: readonly ErrorLogEntry[]) => Promise<unknown>;
  /** Queues a batch in the browser while the page unloads; returns false if the browser refuses. */
  sendOnUnload: (entries: readonly ErrorLogEntry[]) => boolean;
}

/**
 * Sends the error log in batches, at most one in 5 s, and the rest when the visitor leaves. After a
 * failure, waits twice as long and retries with the next batch.
 * @returns a function that stops the sender
 */
export function startErrorLogSender({ send, sendOnUnload }: ErrorLogChannel): () => void {
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
      // The next batch includes these entries, unless the log has dropped them.
      sent = before;
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
    timer = undefined;
    plan();
  }

  const sendNow = () => {
    if (isUnsent() && sendOnUnload(unsent())) sent = useErrorLog.getState().added;
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') sendNow();
  };
  // Phones discard hidden pages without `pagehide`; old browsers fire no `visibilitychange` on
  // unload.
  document.addEventListener('visibilitychange', sendWhenHidden);
  globalThis.addEventListener('pagehide', sendNow);
  const stopListening = useErrorLog.subscribe(plan);
  plan();
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', sendWhenHidden);
    globalThis.removeEventListener('pagehide', sendNow);
  };
}
