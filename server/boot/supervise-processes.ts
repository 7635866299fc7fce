import cluster, { type Worker } from 'node:cluster';
import { logLine, reportListening } from '../base/process-log.ts';
import { combineMetrics, PLACE } from '../http/process-metrics.ts';

/** Milliseconds before a process that ended is started again: doubled each time that it ends soon. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 30_000;
/** A process that lived so long has not ended soon. */
const LONG_LIFE = 60_000;

/** How long to wait before a process is started again that was waited for so long the last time. */
export function restartWait(last: number, lived: number): number {
  if (last === 0 || lived > LONG_LIFE) return FIRST_WAIT;
  return Math.min(last * 2, MAX_WAIT);
}

/** What a process tells this one: where it listens. */
interface Listening {
  listening: string;
}

function isListening(message: unknown): message is Listening {
  return typeof message === 'object' && message !== null && 'listening' in message;
}

/**
 * Serves with several processes, each a whole server on the same port; this one only supervises. The
 * first one prepares the database, then the others begin. A start that fails ends this process with
 * 1, as that of one process does. Later, a process that ends is started again, after a wait that
 * grows while it keeps ending. Signals are handed on, and this process ends when all have.
 * @param running what the line of the start holds besides the address
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
    const worker: Worker = cluster.fork({ [PLACE]: String(place) });
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
        // It has said why.
        failed = true;
        stop('SIGTERM');
        return;
      }
      const next = restartWait(wait, Date.now() - since);
      const details = { ended: worker.process.pid, code, signal, seconds: next / 1000 };
      logLine('error', 'a process ended; another one takes its place', details);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        begin(place, next);
      }, next);
      waiting.add(timer);
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  // `npm start` is gone.
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => stop('SIGINT'));
  combineMetrics();
  begin(1, 0);
}
