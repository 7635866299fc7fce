import type { FastifyServerOptions } from 'fastify';
import { errorDetails } from './safe-error.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Log text in place of an error's message. */
const NO_TEXT = 'error';

/** Removes the error's message that pino and Fastify use as the text of a log call. */
function withoutMessage([first, text, ...rest]: unknown[]): unknown[] {
  const held = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  const error: unknown = first instanceof Error ? first : held;
  if (!(error instanceof Error)) return [first, text, ...rest];
  const safe = text === undefined || text === error.message ? NO_TEXT : text;
  return [first instanceof Error ? { err: first } : first, safe, ...rest];
}

/** Returns a URL without its query, which can contain tickets and tokens. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Returns logger options that omit tokens, query strings, and personal data in errors. */
export function logging(level: string, stream?: LoggerOptions['stream']): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    redact: ['req.headers.token', 'headers.token'],
    serializers: {
      // Omits the query, because the URL of a file may contain a token or ticket.
      req: ({ method, url }) => ({ method, url: pathOf(url) }),
      err: errorDetails,
    },
    hooks: {
      logMethod(inputs, method) {
        Reflect.apply(method, this, withoutMessage(inputs));
      },
    },
  };
}
