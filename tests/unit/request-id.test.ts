import { describe, expect, it } from 'vitest';
import { requestIdentifier } from '../../server/http/request-id.ts';
import type { TrustedProxies } from '../../server/base/trusted-proxies.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the identifier of a request from this address with this header. */
function identifierOf(proxies: TrustedProxies, remoteAddress: string, given?: string): string {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  return requestIdentifier(proxies)({ headers, socket: { remoteAddress } });
}

describe('the identifier of a request', () => {
  it('is new for each request without one', () => {
    const [first, second] = [1, 2].map(() => identifierOf(1, '10.0.0.1'));
    expect(first).toMatch(UUID);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
  });

  it.each<[string, TrustedProxies, string]>([
    ['a counted proxy', 1, '10.0.0.1'],
    ['a network', ['192.0.2.0/24', '10.0.0.0/8'], '10.0.0.1'],
    ['a network, over IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1'],
    ['an IPv6 network', ['2001:db8::/32'], '2001:db8::7'],
    ['an address', ['10.0.0.1'], '10.0.0.1'],
  ])('is taken from a trusted proxy: %s', (_, proxies, address) => {
    expect(identifierOf(proxies, address, 'edge-1:7f3a.9_2')).toBe('edge-1:7f3a.9_2');
  });

  it.each<[string, TrustedProxies, string]>([
    ['from a visitor, without a proxy', false, 'abc'],
    ['from a visitor who bypasses the proxies', ['192.0.2.0/24', '::1'], 'abc'],
    ['with characters that break a log line', 1, 'a"}\n{'],
    ['that is too long', 1, 'a'.repeat(129)],
    ['that is empty', 1, ''],
  ])('is never one %s', (_, proxies, given) => {
    expect(identifierOf(proxies, '10.0.0.1', given)).toMatch(UUID);
  });
});
