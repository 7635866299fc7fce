import { Worker } from 'node:worker_threads';

interface Job<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}

interface WorkQueueOptions {
  /** Maximum number of threads; a job starts a new one if none is idle. */
  threads: number;
  /** Maximum number of queued jobs. */
  waiting: number;
  /** Creates the error of a job that exceeds the queue. */
  full: () => Error;
}

/** Runs a job in a worker and resolves to its `output`. */
export type WorkQueue<Input, Output> = (input: Input) => Promise<Output>;

/**
 * Creates a bounded queue of CPU-bound jobs with its own worker threads. Each thread runs one job at a
 * time; idle threads don't keep the process alive.
 * @param script the worker, which posts one message `{ output }` for each message
 */
export function workQueue<Input, Output>(
  script: URL,
  { threads, waiting, full }: WorkQueueOptions,
): WorkQueue<Input, Output> {
  const idle: Worker[] = [];
  const queue: Job<Input, Output>[] = [];
  const current = new Map<Worker, Job<Input, Output>>();

  function assign(worker: Worker, job: Job<Input, Output>): void {
    current.set(worker, job);
    worker.ref();
    worker.postMessage(job.input);
  }

  function runNext(worker: Worker): void {
    current.delete(worker);
    const next = queue.shift();
    if (next !== undefined) {
      assign(worker, next);
      return;
    }
    worker.unref();
    idle.push(worker);
  }

  function startWorker(): Worker {
    const worker = new Worker(script);
    worker.on('message', (message: object) => {
      // With `node --watch`, a worker also posts the files that it has loaded.
      if (!('output' in message)) return;
      current.get(worker)?.resolve(message.output as Output);
      runNext(worker);
    });
    worker.on('error', (error: Error) => {
      current.get(worker)?.reject(error);
      current.delete(worker);
      // An error ends the worker; a new one runs the next job.
      const next = queue.shift();
      if (next !== undefined) assign(startWorker(), next);
    });
    return worker;
  }

  return (input) =>
    new Promise<Output>((resolve, reject) => {
      const job = { input, resolve, reject };
      const free = idle.pop() ?? (current.size < threads ? startWorker() : undefined);
      if (free !== undefined) assign(free, job);
      else if (queue.length < waiting) queue.push(job);
      else reject(full());
    });
}
