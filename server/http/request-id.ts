import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isProxyOf, type TrustedProxies } from '../base/trusted-proxies.ts';

/** Header of the request identifier, in requests and responses. */
export const REQUEST_ID = 'x-request-id';

/** Excludes characters that could forge log lines or headers. */
const IDENTIFIER = /^[\w.:-]{1,128}$/;

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Returns a function that identifies requests: by the identifier of a trusted proxy, otherwise by a new one.
 * Identifiers from clients are ignored, because they may be duplicates or contain personal data.
 */
export function requestIdentifier(proxies: TrustedProxies): (request: Incoming) => string {
  const isProxy = isProxyOf(proxies);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = headers[REQUEST_ID];
    const accepted = typeof given === 'string' && IDENTIFIER.test(given) && isProxy(remoteAddress);
    return accepted ? given : randomUUID();
  };
}
