import { join } from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const CONTRACT = join(import.meta.dirname, '../../openapi/generated/openapi.json');

type Logger = Parameters<typeof createServer>[1]['components']['logger'];

/** A log that nobody reads; Prism writes on levels of its own beside the usual ones. */
function silence(): Logger {
  const quiet = Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [
      level,
      () => undefined,
    ]),
  );
  return Object.assign(quiet, { child: silence }) as unknown as Logger;
}

/** A mock server of other people's making, which knows nothing but the contract. */
export interface Prism {
  /** Where it answers a call of the site; it knows no path below which the API lies. */
  addressOf: (call: string) => string;
  stop: () => Promise<void>;
}

/** Starts Prism on a port that the system chooses; it answers with the contract's examples. */
export async function startPrism(): Promise<Prism> {
  const server = createServer(await getHttpOperationsFromSpec(CONTRACT), {
    components: { logger: silence() },
    cors: false,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  });
  const origin = await server.listen(0, '127.0.0.1');
  return {
    addressOf: (call) => {
      const { pathname, search } = new URL(call);
      return origin + pathname.replace(/^\/api/, '') + search;
    },
    stop: () => server.close(),
  };
}
