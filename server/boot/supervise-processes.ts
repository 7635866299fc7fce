import cluster, { type Worker } from 'node:cluster';
import { logLine, reportListening } from '../base/process-log.ts';
import { combineMetrics, PROCESS_NUMBER } from '../http/process-metrics.ts';

/** Initial delay before restarting a process, in milliseconds; doubles with each early exit. */
const INITIAL_DELAY = 1000;
const MAX_DELAY = 30_000;
/** Minimum lifetime, in milliseconds, after which an exit doesn't count as early. */
const MIN_LIFETIME = 60_000;

/**
 * Returns the delay before the next restart.
 * @param last previous delay
 * @param lived lifetime of the process in milliseconds
 */
export function restartWait(last: number, lived: number): number {
  if (last === 0 || lived > MIN_LIFETIME) return INITIAL_DELAY;
  return Math.min(last * 2, MAX_DELAY);
}

/** Message of a worker process that listens. */
interface Listening {
  listening: string;
}

function isListening(message: unknown): message is Listening {
  return typeof message === 'object' && message !== null && 'listening' in message;
}

/**
 * Starts several server processes on the same port and supervises them. The first one prepares the database
 * before the others start. If a process fails its first start, exits with 1, as a single process does.
 * Restarts processes that exit later, with a delay that grows while they exit early. Forwards signals and
 * exits after all processes have exited.
 */
export function superviseProcesses(count: number, running: object): void {
  let stopping = false;
  let failed = false;
  let started = 0;
  const waiting = new Set<NodeJS.Timeout>();
  const workers = () =>
    Object.values(cluster.workers ?? {}).flatMap((one) =>
      one === undefined || one.isDead() ? [] : [one],
    );

  function end(): void {
    if (workers().length === 0) process.exit(failed ? 1 : 0);
  }

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    for (const timer of waiting) clearTimeout(timer);
    for (const worker of workers()) worker.process.kill(signal);
    end();
  }

  function begin(place: number, wait: number): void {
    const worker: Worker = cluster.fork({ [PROCESS_NUMBER]: String(place) });
    const since = Date.now();
    let listens = false;
    worker.on('message', (message: unknown) => {
      if (!isListening(message)) return;
      listens = true;
      started += 1;
      if (started === 1) for (let other = 2; other <= count; other += 1) begin(other, 0);
      if (started === count) reportListening(message.listening, running);
    });
    worker.once('exit', (code, signal) => {
      if (stopping) {
        failed ||= code !== 0;
        end();
        return;
      }
      if (!listens && started < count) {
        // The process has logged the reason.
        failed = true;
        stop('SIGTERM');
        return;
      }
      const next = restartWait(wait, Date.now() - since);
      const details = { ended: worker.process.pid, code, signal, seconds: next / 1000 };
      logLine('error', 'a process exited and will be restarted', details);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        begin(place, next);
      }, next);
      waiting.add(timer);
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  // Stops after `npm start` has exited.
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => stop('SIGINT'));
  combineMetrics();
  begin(1, 0);
}
