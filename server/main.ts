import { readEnvironment } from './environment.ts';
import { errorFacts } from './safe-error.ts';
import { oneLine } from './start-failure.ts';

/** A stop that takes longer, by a request that doesn't end, is cut off. */
const STOP_MILLISECONDS = 10_000;

function fail(error: unknown): never {
  console.error(oneLine(error));
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  // Node itself would print it whole, with the values of a failed query.
  console.error(JSON.stringify(errorFacts(error)));
  process.exit(1);
});

try {
  const environment = readEnvironment(process.env);
  // After the environment: a wrong value is reported at once, before the database's engine is loaded.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(environment);
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    server.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last: whoever waits for this line may stop the server at once.
  console.log(`Listening on ${server.address}`);
} catch (error) {
  fail(error);
}
