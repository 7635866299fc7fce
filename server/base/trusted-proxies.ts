import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isThisMachine, plainAddress } from './network.ts';

/** How many proxies stand before the server, or their networks; false: none. */
export type TrustedProxies = false | number | string[];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // All of the internet is nobody's proxy.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Reads `TRUST_PROXY`; undefined where it can't be understood. */
export function trustedProxies(value: string): TrustedProxies | undefined {
  const text = value.trim();
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** The rule as the server takes it; a count believes so many of the last hops. */
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

/** Tells whether the next hop is a proxy of the operator. */
export function isProxyOf(proxies: TrustedProxies): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const networks = networksOf(proxies);
  return (address) => networks.check(address, familyOf(address));
}

/** Whether an address is that of a proxy, or of this machine: its connections are of many visitors. */
export function isSharedAddress(proxies: TrustedProxies): (address: string) => boolean {
  const isProxy = isProxyOf(proxies);
  return (address) => isThisMachine(address) || isProxy(plainAddress(address));
}

/** Says once that a proxy on this machine hides who calls, so that no limit by address holds. */
export function warnOfProxies(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined && isThisMachine(request.ip)) {
      warned = true;
      app.log.warn('a proxy forwards calls, but TRUST_PROXY is off: no limit by address holds');
    }
    done();
  });
}
