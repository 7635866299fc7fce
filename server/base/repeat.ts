import { setTimeout as wait } from 'node:timers/promises';

interface Repeated {
  /** What is done each time; it ends early where `signal` is aborted. */
  round: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds between two rounds. */
  pause: number;
  /** Called with what a round threw; the next round tries again. */
  onError: (error: unknown) => void;
}

/** Does a job beside the calls, at once and then again and again; `stop` waits for the round under way. */
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
