import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
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

/** Returns true once a worker process listens, false if it exits before. */
function listens(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isListening(message)) resolve(true);
    });
    worker.once('exit', () => resolve(false));
  });
}

/**
 * Starts several server processes on the same port and supervises them. The first one prepares the database
 * before the others start. If a process fails its first start, exits with 1, as a single process does.
 * Restarts processes that exit later, with a delay that grows while they exit early. Forwards signals and
 * exits after all processes have exited. SIGHUP, unless processes are starting, replaces the processes in turn: once a new one listens, an
 * old one drains and exits. If a new one fails, the old ones stay.
 */
export function superviseProcesses(count: number, running: object): void {
  let stopping = false;
  let failed = false;
  let started = 0;
  let replacing = false;
  const waiting = new Set<NodeJS.Timeout>();
  /** Number of each running process. */
  const places = new Map<Worker, number>();
  /** Processes that aren't restarted when they exit. */
  const unsupervised = new Set<Worker>();

  function end(): void {
    if (places.size === 0) process.exit(failed ? 1 : 0);
  }

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    for (const timer of waiting) clearTimeout(timer);
    for (const worker of places.keys()) worker.process.kill(signal);
    end();
  }

  function restart(place: number, wait: number): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      begin(place, wait);
    }, wait);
    waiting.add(timer);
  }

  function begin(place: number, wait: number): Worker {
    const worker = cluster.fork({ [PROCESS_NUMBER]: String(place) });
    places.set(worker, place);
    const since = Date.now();
    let isUp = false;
    worker.on('message', (message: unknown) => {
      if (!isListening(message)) return;
      isUp = true;
      started += 1;
      if (started === 1) for (let other = 2; other <= count; other += 1) begin(other, 0);
      if (started === count) reportListening(message.listening, running);
    });
    worker.once('exit', (code, signal) => {
      places.delete(worker);
      if (stopping) {
        // A replacement that was still starting has no handler for the signal yet.
        failed ||= code !== 0 && !unsupervised.has(worker);
        end();
        return;
      }
      if (unsupervised.delete(worker)) return;
      if (!isUp && started < count) {
        // The process has logged the reason.
        failed = true;
        stop('SIGTERM');
        return;
      }
      const next = restartWait(wait, Date.now() - since);
      const details = { ended: worker.process.pid, code, signal, seconds: next / 1000 };
      logLine('error', 'a process exited and will be restarted', details);
      restart(place, next);
    });
    return worker;
  }

  /** Replaces a process; returns false if the new one doesn't start. */
  async function replace(old: Worker, place: number): Promise<boolean> {
    const next = begin(place, 0);
    unsupervised.add(next).add(old);
    const isUp = await listens(next);
    if (isUp) {
      unsupervised.delete(next);
      if (!old.isDead()) {
        const ended = once(old, 'exit');
        old.process.kill('SIGTERM');
        await ended;
      }
    } else if (!unsupervised.delete(old) && !stopping) restart(place, INITIAL_DELAY);
    return isUp;
  }

  async function replaceEach(): Promise<void> {
    for (const [old, place] of [...places]) {
      const isUp = old.isDead() || (await replace(old, place));
      if (stopping) return;
      if (!isUp) {
        logLine('error', 'a new process did not start; the remaining old processes stay');
        return;
      }
    }
    logLine('info', 'all processes were replaced');
  }

  async function replaceAll(): Promise<void> {
    if (stopping) return;
    if (replacing || started < count) {
      logLine('warn', 'SIGHUP was ignored: processes are still starting');
      return;
    }
    replacing = true;
    await replaceEach();
    replacing = false;
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  process.on('SIGHUP', () => void replaceAll());
  // Stops after `npm start` has exited.
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => stop('SIGINT'));
  combineMetrics();
  begin(1, 0);
}
