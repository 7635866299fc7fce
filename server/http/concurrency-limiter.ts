import { setTimeout as delay } from 'node:timers/promises';

interface LimiterOptions {
  /** Calls that are admitted at once. */
  concurrent: number;
  /** Milliseconds that a call takes at least, however fast it is done. */
  minMilliseconds: number;
  /** Milliseconds after which a call that isn't admitted is refused: to try again at once is of no use. */
  refusalDelay: number;
  /** What it is refused with. */
  refuse: () => Error;
}

/** What bounds how much of a server's time one kind of call takes. */
export interface ConcurrencyLimiter {
  /** Throws where as many are in as may be; answers how the call gives its place back. */
  enter: () => Promise<() => void>;
  /** Waits until a call has taken as long as it takes at least. */
  untilDue: (since: number) => Promise<void>;
}

/** Admits so many calls at once, and slowly, so that what they cost leaves time for everybody else. */
export function concurrencyLimiter({
  concurrent,
  minMilliseconds,
  refusalDelay,
  refuse,
}: LimiterOptions): ConcurrencyLimiter {
  let running = 0;
  return {
    enter: async () => {
      if (running >= concurrent) {
        await delay(refusalDelay);
        throw refuse();
      }
      running += 1;
      let left = false;
      return () => {
        if (!left) running -= 1;
        left = true;
      };
    },
    untilDue: async (since) => {
      await delay(Math.max(0, since + minMilliseconds - performance.now()));
    },
  };
}
