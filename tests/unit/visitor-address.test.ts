import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../server/base/network.ts';
import { requestIdentifier } from '../../server/http/request-id.ts';
import { trustedHop, type TrustedProxies } from '../../server/base/trusted-proxies.ts';

/** Returns the network that limits count for a request from this address. */
async function counted(
  trustProxy: TrustedProxies,
  remoteAddress: string,
  forwarded: string,
): Promise<string> {
  const app = fastify({ trustProxy: trustedHop(trustProxy) });
  app.get('/', (request) => networkOf(request.ip));
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return body;
}

const PROXY = '10.0.0.1';
const VISITOR = '203.0.113.9';
const FORGED = '192.0.2.1';
const NETWORKS = ['10.0.0.0/8', 'fd00::/8'];

describe('the network of a visitor', () => {
  it.each<[string, TrustedProxies, string, string, string]>([
    ['without a proxy, from the connection', false, VISITOR, FORGED, VISITOR],
    ['with one proxy, from the last address', 1, PROXY, `${FORGED}, ${VISITOR}`, VISITOR],
    ['with two proxies', 2, PROXY, `${FORGED}, ${VISITOR}, 10.0.0.2`, VISITOR],
    ['with networks and one proxy', NETWORKS, PROXY, `${FORGED}, ${VISITOR}`, VISITOR],
    ['with networks and two proxies', NETWORKS, PROXY, `${FORGED}, ${VISITOR}, fd00::2`, VISITOR],
    ['with networks, bypassing the proxies', NETWORKS, VISITOR, FORGED, VISITOR],
    ['with a server that listens on ::', NETWORKS, `::ffff:${PROXY}`, VISITOR, VISITOR],
    ['with IPv4 written as IPv6', 1, PROXY, `::ffff:${VISITOR}`, VISITOR],
    [
      'with an IPv6 proxy and visitor',
      NETWORKS,
      'fd00::1',
      '2001:db8:1:2:3::4',
      '2001:db8:1:2::/64',
    ],
    ['with a proxy that adds the port', 1, PROXY, `${VISITOR}:52100`, VISITOR],
    ['with an IPv6 port', 1, PROXY, '[2001:db8:1:2::4]:52100', '2001:db8:1:2::/64'],
  ])('is determined %s', async (_, trustProxy, remote, forwarded, network) => {
    expect(await counted(trustProxy, remote, forwarded)).toBe(network);
  });
});

describe('the identifier of a request', () => {
  const given = 'from-a-proxy';
  it.each<[string, TrustedProxies, string, boolean]>([
    ['a proxy in the networks', NETWORKS, PROXY, true],
    ['a proxy that connects to a server on ::', NETWORKS, `::ffff:${PROXY}`, true],
    ['an IPv6 proxy', NETWORKS, 'fd00::1', true],
    ['a visitor who bypasses the proxies', NETWORKS, VISITOR, false],
    ['a visitor without proxies', false, VISITOR, false],
  ])('is accepted only from a trusted proxy: %s', (_, trustProxy, remoteAddress, taken) => {
    const identifier = requestIdentifier(trustProxy)({
      headers: { 'x-request-id': given },
      socket: { remoteAddress },
    });
    expect(identifier === given).toBe(taken);
  });
});
