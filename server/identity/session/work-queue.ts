import { Worker } from 'node:worker_threads';

/** A job that is done by one of a few threads. */
interface Job<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}

interface WorkQueueOptions {
  /** Threads; each is started with the first job that finds no other idle. */
  threads: number;
  /** Jobs that may wait for a thread. */
  waiting: number;
  /** What a job beyond that is refused with. */
  full: () => Error;
}

/** Answers what the worker posts back for a message as `output`; one message at a time to each thread. */
export type WorkQueue<Input, Output> = (input: Input) => Promise<Output>;

/**
 * Threads of their own for work that keeps a processor busy, with a bounded queue before them. They
 * don't keep a process from ending while they have nothing to do.
 * @param script the worker: answers each message with one, `{ output }`
 */
export function workQueue<Input, Output>(
  script: URL,
  { threads, waiting, full }: WorkQueueOptions,
): WorkQueue<Input, Output> {
  const idle: Worker[] = [];
  const queue: Job<Input, Output>[] = [];
  const current = new Map<Worker, Job<Input, Output>>();

  function give(worker: Worker, job: Job<Input, Output>): void {
    current.set(worker, job);
    worker.ref();
    worker.postMessage(job.input);
  }

  function goOn(worker: Worker): void {
    current.delete(worker);
    const next = queue.shift();
    if (next !== undefined) {
      give(worker, next);
      return;
    }
    worker.unref();
    idle.push(worker);
  }

  function startWorker(): Worker {
    const worker = new Worker(script);
    worker.on('message', (said: object) => {
      // Under `node --watch` a thread also says which files it has read.
      if (!('output' in said)) return;
      current.get(worker)?.resolve(said.output as Output);
      goOn(worker);
    });
    worker.on('error', (error: Error) => {
      current.get(worker)?.reject(error);
      current.delete(worker);
      // A thread ends with its error; those who wait get another.
      const next = queue.shift();
      if (next !== undefined) give(startWorker(), next);
    });
    return worker;
  }

  return (input) =>
    new Promise<Output>((resolve, reject) => {
      const job = { input, resolve, reject };
      const free = idle.pop() ?? (current.size < threads ? startWorker() : undefined);
      if (free !== undefined) give(free, job);
      else if (queue.length < waiting) queue.push(job);
      else reject(full());
    });
}
