import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isThisMachine } from './network.ts';

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
