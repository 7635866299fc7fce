import { describe, expect, it } from 'vitest';
import { isThisMachine, networkOf } from '../../server/base/network.ts';
import { trustedProxies } from '../../server/base/trusted-proxies.ts';

describe('the network for rate limits', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['2001:db8::1', false],
  ])('of %s is local: %s', (address, same) => {
    expect(isThisMachine(address)).toBe(same);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['off', false],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['on', undefined],
    ['0', undefined],
    ['10', undefined],
    ['0.0.0.0/0', undefined],
    ['10.0.0.0/33', undefined],
    ['proxy.example.org', undefined],
    ['10.0.0.1,', undefined],
  ])('%j is parsed as %j', (text, proxies) => {
    expect(trustedProxies(text)).toEqual(proxies);
  });
});
