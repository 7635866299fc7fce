/** Queues a task under a key and resolves to its result. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one task at a time, round-robin by key: a task waits for earlier tasks of its
 * key and for at most one task of each other key per turn.
 */
export function fairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    for (;;) {
      const [next] = waiting;
      if (next === undefined) break;
      const [key, [task, ...others]] = next;
      waiting.delete(key);
      // Re-inserts the key behind the others.
      if (others.length > 0) waiting.set(key, others);
      await task?.();
    }
    running = false;
  }

  return (key, work) =>
    new Promise((resolve, reject) => {
      const task = () => work().then(resolve, reject);
      waiting.set(key, [...(waiting.get(key) ?? []), task]);
      if (!running) void runAll();
    });
}
