import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isThisMachine, plainAddress } from './network.ts';

/** Number of proxies in front of the server, or their networks; false for none. */
export type TrustedProxies = false | number | string[];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // Rejects /0, which would trust every address.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Parses `TRUST_PROXY`; returns undefined for an invalid value. */
export function trustedProxies(value: string): TrustedProxies | undefined {
  const text = value.trim();
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Returns Fastify's `trustProxy` option; a number of proxies trusts the same number of last hops. */
export function trustedHop(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

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

/** Creates a function that returns whether an address is a trusted proxy. */
export function isProxyOf(proxies: TrustedProxies): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const networks = networksOf(proxies);
  return (address) => networks.check(address, familyOf(address));
}

/** Creates a function that returns whether many visitors share an address: a proxy's or this machine's. */
export function isSharedAddress(proxies: TrustedProxies): (address: string) => boolean {
  const isProxy = isProxyOf(proxies);
  return (address) => isThisMachine(address) || isProxy(plainAddress(address));
}

/** Warns once if an untrusted proxy on this machine forwards requests: rate limits then have no effect. */
export function warnOfProxies(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined && isThisMachine(request.ip)) {
      warned = true;
      app.log.warn(
        'a proxy forwards requests, but TRUST_PROXY is off: rate limits by address have no effect',
      );
    }
    done();
  });
}
