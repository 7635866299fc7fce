import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isProxyOf, type TrustedProxies } from '../base/trusted-proxies.ts';

/** The header that carries a call's identifier, to this server and back. */
export const REQUEST_ID = 'x-request-id';

/** What proxies make: nothing that could forge a line of the log or a header. */
const IDENTIFIER = /^[\w.:-]{1,128}$/;

/** What is read of a request as Node gives it. */
interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Gives each call its identifier: the one that a trusted proxy has given it, else a new one. A
 * visitor's own is not taken: two calls could share one, and it could be anything about a person.
 */
export function requestIdentifier(proxies: TrustedProxies): (request: Incoming) => string {
  const isProxy = isProxyOf(proxies);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = headers[REQUEST_ID];
    const taken = typeof given === 'string' && IDENTIFIER.test(given) && isProxy(remoteAddress);
    return taken ? given : randomUUID();
  };
}
