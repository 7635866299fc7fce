import type { FastifyServerOptions } from 'fastify';
import { errorDetails } from './safe-error.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The text that a line gets where its own would be the message of the error. */
const NO_TEXT = 'error';

/** The arguments of a log call whose text isn't an error's message, as pino and Fastify make it. */
function withoutMessage([first, text, ...rest]: unknown[]): unknown[] {
  const held = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  const error: unknown = first instanceof Error ? first : held;
  if (!(error instanceof Error)) return [first, text, ...rest];
  const safe = text === undefined || text === error.message ? NO_TEXT : text;
  return [first instanceof Error ? { err: first } : first, safe, ...rest];
}

/** How the server logs: no token, no query of an address, of errors only what may be known. */
export function logging(level: string, stream?: LoggerOptions['stream']): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    redact: ['req.headers.token', 'headers.token'],
    serializers: {
      // Without the query: links to files carry the token in it.
      req: ({ method, url }) => ({ method, url: url.split('?', 1)[0] ?? '' }),
      err: errorDetails,
    },
    hooks: {
      logMethod(inputs, method) {
        Reflect.apply(method, this, withoutMessage(inputs));
      },
    },
  };
}
