import cluster from 'node:cluster';
import { beginEmbeddedThread } from '../database/embedded-thread.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { probePort } from './port.ts';
import {
  chosenFormat,
  reportCrash,
  reportFailure,
  reportListening,
  useLogFormat,
} from '../base/process-log.ts';
import { endWithParent, stopAtSignals } from '../base/stop-signals.ts';

function fail(error: unknown): never {
  reportFailure(error);
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  // Node itself would print it whole, with the values of a failed query.
  reportCrash(error);
  process.exit(1);
});

/** What the line of a start holds besides the address. */
function howItRuns({ databaseUrl, bucket, processes }: Environment): object {
  return {
    node: process.version,
    database: databaseUrl === undefined ? 'embedded' : 'postgres',
    files: bucket === undefined ? 'folder' : 's3',
    processes,
  };
}

async function serve(environment: Environment): Promise<void> {
  // All else is loaded meanwhile.
  if (environment.databaseUrl === undefined) beginEmbeddedThread();
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(environment);
  stopAtSignals(server, environment.drainSeconds, fail);
  // Last: whoever hears of it may stop the server at once.
  if (cluster.isWorker) process.send?.({ listening: server.address });
  else reportListening(server.address, howItRuns(environment));
}

useLogFormat(chosenFormat(process.env['LOG_FORMAT'], process.stdout.isTTY));
endWithParent();
try {
  const environment = readEnvironment(process.env);
  // After the environment: a wrong value is reported at once, before the database's engine is loaded.
  if (cluster.isPrimary && environment.processes > 1) {
    await probePort(environment);
    const { superviseProcesses } = await import('./supervise-processes.ts');
    superviseProcesses(environment.processes, howItRuns(environment));
  } else await serve(environment);
} catch (error) {
  fail(error);
}
