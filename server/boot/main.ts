import cluster from 'node:cluster';
import { startEmbeddedThread } from '../database/embedded-thread.ts';
import { sendNoMetrics } from '../http/process-metrics.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { probePort } from './port.ts';
import {
  chosenFormat,
  reportCrash,
  reportFailure,
  reportListening,
  setLogFormat,
} from '../base/process-log.ts';
import { endWithParent, stopAtSignals } from '../base/stop-signals.ts';

/** Exit code of invalid settings, which a restart can't repair: `EX_CONFIG` of sysexits.h (decision 0171). */
const INVALID_SETTINGS = 78;

function fail(error: unknown, code = 1): never {
  reportFailure(error);
  process.exit(code);
}

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return fail(error, INVALID_SETTINGS);
  }
}

process.once('uncaughtException', (error) => {
  // Node would print the whole error, including the values of a failed query.
  reportCrash(error);
  process.exit(1);
});

/** Returns further fields of the log line at start. */
function startDetails({ databaseUrl, bucket, processes }: Environment): object {
  return {
    node: process.version,
    database: databaseUrl === undefined ? 'embedded' : 'postgres',
    files: bucket === undefined ? 'folder' : 's3',
    processes,
  };
}

async function serve(environment: Environment): Promise<void> {
  // A scrape waits for all processes, also while this one starts.
  sendNoMetrics();
  // Loads the engine of the embedded database while the server's modules load.
  if (environment.databaseUrl === undefined) startEmbeddedThread();
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(environment);
  stopAtSignals(server, environment.drainSeconds, fail);
  // Sent after the signal handlers are set: the primary process may stop this process at once.
  if (cluster.isWorker) process.send?.({ listening: server.address });
  else reportListening(server.address, startDetails(environment));
}

setLogFormat(chosenFormat(process.env['LOG_FORMAT'], process.stdout.isTTY));
endWithParent();
try {
  const environment = settings();
  if (cluster.isPrimary && environment.processes > 1) {
    await probePort(environment);
    const { superviseProcesses } = await import('./supervise-processes.ts');
    superviseProcesses(environment.processes, startDetails(environment));
  } else await serve(environment);
} catch (error) {
  fail(error);
}
