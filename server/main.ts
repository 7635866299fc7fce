import { readEnvironment } from './environment.ts';
import { errorFacts } from './safe-error.ts';
import { oneLine } from './start-failure.ts';

/** What comes after draining may take so long; a request that doesn't end is cut off. */
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
  let stopping = false;
  const stop = (drainSeconds: number): void => {
    // A terminal signals the whole group, and the parent hands the signal on: it comes twice.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_MILLISECONDS).unref();
    server.stop(drainSeconds).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', () => stop(environment.drainSeconds));
  // Somebody at a terminal, who waits.
  process.on('SIGINT', () => stop(0));
  // `npm start` is gone, killed perhaps: nobody is left who would stop this server.
  process.once('disconnect', () => stop(0));
  // Last: whoever waits for this line may stop the server at once.
  console.log(`Listening on ${server.address}`);
} catch (error) {
  fail(error);
}
