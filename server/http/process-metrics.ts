import { randomUUID } from 'node:crypto';
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

// A process that is asked for figures asks the one that supervises, which asks all of them.

/** The variable that tells a process which of them it is; one that takes its place has its number. */
export const PLACE = 'SITE_PROCESS';

/** Milliseconds in which all processes must have sent their figures. */
const TIMEOUT = 5000;

interface Message {
  /** The question of a process that was asked for figures. */
  figures: string;
  /** The response to it. */
  text?: string;
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'figures' in message;
}

/** Whether this process tells what is the same for all: the only one, or the first. */
export const isReportingProcess = () => [undefined, '1'].includes(process.env[PLACE]);

/** Figures of all processes, each with its number as the label `process`. */
export async function combinedMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return await registry.metrics();
  const figures = randomUUID();
  return await new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      process.off('message', hear);
    };
    const hear = (message: unknown) => {
      if (!isMessage(message) || message.figures !== figures) return;
      settle();
      resolve(message.text ?? '');
    };
    const timer = setTimeout(() => {
      settle();
      reject(new Error('the other processes sent no figures'));
    }, TIMEOUT);
    process.on('message', hear);
    process.send?.({ figures } satisfies Message);
  });
}

/** Has this process, if it is one of several, tell its figures to the one that supervises. */
export function sendMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  registry.setDefaultLabels({ process: process.env[PLACE] });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/** Answers, in the process that supervises, with the figures of all of them. */
export function combineMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message)) return;
    const respond = (text: string) => {
      if (worker.isConnected()) worker.send({ ...message, text } satisfies Message);
    };
    // One that ends while it is asked: the next time it is another one.
    all.clusterMetrics().then(respond, () => respond(''));
  });
}
