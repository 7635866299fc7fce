/** Runs work under a key, and resolves with its result. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs one piece of work at a time. Keys take turns: work waits for earlier work of its own key, and
 * for one piece of each other key per turn, however much these have queued.
 */
export function fairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    for (;;) {
      const [next] = waiting;
      if (next === undefined) break;
      const [key, [work, ...others]] = next;
      waiting.delete(key);
      // Behind the other keys.
      if (others.length > 0) waiting.set(key, others);
      await work?.();
    }
    running = false;
  }

  return (key, work) =>
    new Promise((resolve, reject) => {
      const settled = () => work().then(resolve, reject);
      waiting.set(key, [...(waiting.get(key) ?? []), settled]);
      if (!running) void runAll();
    });
}
