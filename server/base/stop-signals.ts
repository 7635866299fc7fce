import { setTimeout as wait } from 'node:timers/promises';

/** What comes after draining may take so long; a request that doesn't end is cut off. */
const STOP_MILLISECONDS = 10_000;

/** A signal to the whole group, handed on by the parent too, comes twice; the operator's second is later. */
const SAME_SIGNAL_MILLISECONDS = 300;

/** A server as far as it is stopped. */
interface Stoppable {
  /** Ends its wait as soon as `cut` is aborted. */
  stop: (drainSeconds: number, cut: AbortSignal) => Promise<void>;
}

/** Ends this process when `npm start` is gone, killed perhaps, while the server still starts. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  // It was gone before anybody listened.
  if (process.send !== undefined && !process.connected) process.exit(1);
}

/**
 * Stops the server at a signal, then ends the process. SIGTERM drains first. Ctrl-C, a second SIGTERM
 * and the end of `npm start` don't wait, nor let a drain that has begun continue.
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

  process.on('SIGTERM', () => {
    if (stoppingSince === undefined) begin(drainSeconds);
    else if (Date.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS) cut.abort();
  });
  process.on('SIGINT', stopNow);
  process.removeAllListeners('disconnect');
  process.once('disconnect', stopNow);
}
