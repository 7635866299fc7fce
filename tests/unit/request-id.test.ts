import { describe, expect, it } from 'vitest';
import { requestIdentifier } from '../../server/http/request-id.ts';
import type { TrustedProxies } from '../../server/base/trusted-proxies.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The identifier of a call that comes from an address and brings one. */
function identifierOf(proxies: TrustedProxies, remoteAddress: string, given?: string): string {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  return requestIdentifier(proxies)({ headers, socket: { remoteAddress } });
}

describe('the identifier of a call', () => {
  it('is new for each call that brings none', () => {
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
  ])('is the one that a trusted proxy gave: %s', (_, proxies, address) => {
    expect(identifierOf(proxies, address, 'edge-1:7f3a.9_2')).toBe('edge-1:7f3a.9_2');
  });

  it.each<[string, TrustedProxies, string]>([
    ['of a visitor, without a proxy', false, 'abc'],
    ['of a visitor past the proxies', ['192.0.2.0/24', '::1'], 'abc'],
    ['that would break a line', 1, 'a"}\n{'],
    ['that is too long', 1, 'a'.repeat(129)],
    ['that is empty', 1, ''],
  ])('is never one %s', (_, proxies, given) => {
    expect(identifierOf(proxies, '10.0.0.1', given)).toMatch(UUID);
  });
});
