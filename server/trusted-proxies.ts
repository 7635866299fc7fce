import { BlockList, isIP } from 'node:net';
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

/** Whether an address is that of a proxy, or of this machine: its connections are of many visitors. */
export function isSharedAddress(proxies: TrustedProxies): (address: string) => boolean {
  if (typeof proxies === 'number') return () => true;
  const trusted = new BlockList();
  for (const network of proxies === false ? [] : proxies) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isThisMachine(plain) || trusted.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
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
