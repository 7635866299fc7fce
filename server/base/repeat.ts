import { setTimeout as wait } from 'node:timers/promises';

interface Repeated {
  /** Runs once per round; returns early if `signal` is aborted. */
  round: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds between two rounds. */
  pause: number;
  /** Called with the error of a round; the next round still runs. */
  onError: (error: unknown) => void;
}

/** Runs a background job at once and then repeatedly; `stop` aborts it and waits for the current round. */
export function repeat({ round, pause, onError }: Repeated): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round(signal).catch(onError);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
