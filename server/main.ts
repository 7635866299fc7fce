import { readEnvironment } from './environment.ts';
import { errorFacts } from './safe-error.ts';
import { oneLine } from './start-failure.ts';
import { endWithParent, stopAtSignals } from './stop-signals.ts';

function fail(error: unknown): never {
  console.error(oneLine(error));
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  // Node itself would print it whole, with the values of a failed query.
  console.error(JSON.stringify(errorFacts(error)));
  process.exit(1);
});

endWithParent();
try {
  const environment = readEnvironment(process.env);
  // After the environment: a wrong value is reported at once, before the database's engine is loaded.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(environment);
  stopAtSignals(server, environment.drainSeconds, fail);
  // Last: whoever waits for this line may stop the server at once.
  console.log(`Listening on ${server.address}`);
} catch (error) {
  fail(error);
}
