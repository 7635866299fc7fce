import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The header that carries a call's identifier, to this server and back. */
export const REQUEST_ID = 'x-request-id';

/** What proxies make: nothing that could forge a line of the log or a header. */
const IDENTIFIER = /^[\w.:-]{1,128}$/;

type Family = 'ipv4' | 'ipv6';

function familyOf(address: string): Family {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Tells whether the next hop is a proxy of the operator. */
export function isProxyOf(proxies: TrustedProxies): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const networks = networksOf(proxies);
  return (address) => networks.check(address, familyOf(address));
}

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
