import { setTimeout as wait } from 'node:timers/promises';

/** Maximum duration of the shutdown after draining; then the process exits. */
const STOP_MILLISECONDS = 10_000;

/** Time in which a repeated signal is ignored: the process group and the parent both deliver each signal. */
const SAME_SIGNAL_MILLISECONDS = 300;

interface Stoppable {
  /** Drains for `drainSeconds`, or until `cut` is aborted, then shuts down. */
  stop: (drainSeconds: number, cut: AbortSignal) => Promise<void>;
}

/** Exits when the parent (`npm start`) ends while the server is starting. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  // The parent ended before the listener was added.
  if (process.send !== undefined && !process.connected) process.exit(1);
}

/**
 * Stops the server on a signal, then exits. SIGTERM drains first, and so does SIGHUP, after which the
 * supervisor starts the server again. SIGINT, a second SIGTERM and the end of the parent skip or abort
 * draining.
 */
export function stopAtSignals(
  server: Stoppable,
  drainSeconds: number,
  fail: (error: unknown) => never,
): void {
  const cut = new AbortController();
  let stoppingSince: number | undefined;

  function begin(seconds: number): void {
    stoppingSince = Date.now();
    server.stop(seconds, cut.signal).then(() => process.exit(0), fail);
    void wait(seconds * 1000, undefined, { signal: cut.signal, ref: false })
      .catch(() => undefined)
      .then(() => setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref());
  }

  function stopNow(): void {
    if (stoppingSince === undefined) begin(0);
    cut.abort();
  }

  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stoppingSince === undefined) begin(drainSeconds);
      else if (Date.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS) cut.abort();
    });
  process.on('SIGINT', stopNow);
  process.removeAllListeners('disconnect');
  process.once('disconnect', stopNow);
}
