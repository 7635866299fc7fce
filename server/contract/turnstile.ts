import { setTimeout as delay } from 'node:timers/promises';

interface TurnstileOptions {
  /** Calls that are let in at once. */
  atOnce: number;
  /** Milliseconds that a call takes at least, however fast it is done. */
  atLeast: number;
  /** Milliseconds after which a call that isn't let in is refused: to try again at once is of no use. */
  pause: number;
  /** What it is refused with. */
  refuse: () => Error;
}

/** What bounds how much of a server's time one kind of call takes. */
export interface Turnstile {
  /** Throws where as many are in as may be; answers how the call gives its place back. */
  enter: () => Promise<() => void>;
  /** Waits until a call has taken as long as it takes at least. */
  untilDue: (since: number) => Promise<void>;
}

/** Lets in so many calls at once, and slowly, so that what they cost leaves room for everybody else. */
export function turnstile({ atOnce, atLeast, pause, refuse }: TurnstileOptions): Turnstile {
  let inside = 0;
  return {
    enter: async () => {
      if (inside >= atOnce) {
        await delay(pause);
        throw refuse();
      }
      inside += 1;
      let left = false;
      return () => {
        if (!left) inside -= 1;
        left = true;
      };
    },
    untilDue: async (since) => {
      await delay(Math.max(0, since + atLeast - performance.now()));
    },
  };
}
