import { randomUUID } from 'node:crypto';
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

// A worker process that receives a metrics request forwards it to the primary process, which collects the
// metrics of all workers.

/** Environment variable with the number of a worker process; its replacement gets the same number. */
export const PROCESS_NUMBER = 'SITE_PROCESS';

/** Maximum time in milliseconds to collect the metrics of all processes; longer than that of `clusterMetrics`. */
const TIMEOUT = 8000;

interface Message {
  /** Identifier of the metrics request. */
  metricsRequest: string;
  /** Present in the response. */
  text?: string;
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'metricsRequest' in message;
}

/** True in the process that reports metrics shared by all: the only one, or the first. */
export const isReportingProcess = () => [undefined, '1'].includes(process.env[PROCESS_NUMBER]);

/** Returns the metrics of all processes, each with its number as the label `process`. */
export async function combinedMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return await registry.metrics();
  const metricsRequest = randomUUID();
  return await new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      process.off('message', onMessage);
    };
    const onMessage = (message: unknown) => {
      if (!isMessage(message) || message.metricsRequest !== metricsRequest) return;
      settle();
      resolve(message.text ?? '');
    };
    const timer = setTimeout(() => {
      settle();
      reject(new Error('timeout while collecting the metrics of all processes'));
    }, TIMEOUT);
    process.on('message', onMessage);
    process.send?.({ metricsRequest } satisfies Message);
  });
}

/** Responds to requests of the primary process, without metrics until `sendMetrics` was called. */
export function sendNoMetrics(): void {
  if (cluster.isWorker) new AggregatorRegistry();
}

/** Makes the metrics of a worker process available to the primary process. */
export function sendMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  registry.setDefaultLabels({ process: process.env[PROCESS_NUMBER] });
  AggregatorRegistry.setRegistries(registry);
}

/** Responds to metrics requests in the primary process. */
export function combineMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message)) return;
    const respond = (text: string) => {
      if (worker.isConnected()) worker.send({ ...message, text } satisfies Message);
    };
    // A worker may end during the collection, or load its modules; the next scrape reaches it or its
    // replacement.
    all.clusterMetrics().then(respond, () => respond(''));
  });
}
