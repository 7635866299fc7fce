import cluster from 'node:cluster';
import { readEnvironment, type Environment } from './environment.ts';
import { probePort, reportListening } from './port.ts';
import { errorDetails } from './safe-error.ts';
import { oneLine } from './start-failure.ts';
import { endWithParent, stopAtSignals } from './stop-signals.ts';

function fail(error: unknown): never {
  console.error(oneLine(error));
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  // Node itself would print it whole, with the values of a failed query.
  console.error(JSON.stringify(errorDetails(error)));
  process.exit(1);
});

async function serve(environment: Environment): Promise<void> {
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(environment);
  stopAtSignals(server, environment.drainSeconds, fail);
  // Last: whoever hears of it may stop the server at once.
  reportListening(server.address);
}

endWithParent();
try {
  const environment = readEnvironment(process.env);
  // After the environment: a wrong value is reported at once, before the database's engine is loaded.
  if (cluster.isPrimary && environment.processes > 1) {
    await probePort(environment);
    const { superviseProcesses } = await import('./supervise-processes.ts');
    superviseProcesses(environment.processes);
  } else await serve(environment);
} catch (error) {
  fail(error);
}
