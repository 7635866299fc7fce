import { join } from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const CONTRACT = join(import.meta.dirname, '../../openapi/generated/openapi.json');

type Logger = Parameters<typeof createServer>[1]['components']['logger'];

/** A silent logger with the additional levels of Prism. */
function silence(): Logger {
  const quiet = Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [
      level,
      () => undefined,
    ]),
  );
  return Object.assign(quiet, { child: silence }) as unknown as Logger;
}

/** A third-party mock server that implements only the contract. */
export interface Prism {
  /** Maps the path of an API request to its URL; Prism serves the API without a base path. */
  addressOf: (call: string) => string;
  stop: () => Promise<void>;
}

/** Starts Prism on a free port; it returns the contract’s examples. */
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
