import { setTimeout as delay } from 'node:timers/promises';

interface LimiterOptions {
  /** Maximum number of concurrent requests. */
  concurrent: number;
  /** Minimum duration of a request. */
  minMilliseconds: number;
  /**
   * Delay in milliseconds before a request over the limit is refused, so that immediate retries don't help.
   */
  refusalDelay: number;
  /** Creates the error for requests over the limit. */
  refuse: () => Error;
}

/** Limits the processing time spent on one kind of request. */
export interface ConcurrencyLimiter {
  /** Reserves a slot and returns the function that releases it; throws if none is free. */
  acquire: () => Promise<() => void>;
  /** Waits until the minimum duration since `since` has passed. */
  waitForMinimum: (since: number) => Promise<void>;
}

/** Limits concurrency and rate of expensive requests, so that they don't slow down others. */
export function concurrencyLimiter({
  concurrent,
  minMilliseconds,
  refusalDelay,
  refuse,
}: LimiterOptions): ConcurrencyLimiter {
  let running = 0;
  return {
    acquire: async () => {
      if (running >= concurrent) {
        await delay(refusalDelay);
        throw refuse();
      }
      running += 1;
      let released = false;
      return () => {
        if (!released) running -= 1;
        released = true;
      };
    },
    waitForMinimum: async (since) => {
      await delay(Math.max(0, since + minMilliseconds - performance.now()));
    },
  };
}
