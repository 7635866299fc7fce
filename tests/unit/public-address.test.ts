import { describe, expect, it } from 'vitest';
import { belowPath, publicAddress } from '../../server/site/public-address.ts';

describe('the public address of the site', () => {
  it.each([
    ['https://competition.example.org', 'https://competition.example.org'],
    ['https://Competition.example.org/', 'https://competition.example.org'],
    ['https://example.org/competition', 'https://example.org/competition'],
    ['https://example.org/a/b_c-1.~/', 'https://example.org/a/b_c-1.~'],
    ['http://[2001:db8::1]:8080/x', 'http://[2001:db8::1]:8080/x'],
  ])('%s is normalized to %s', (value, address) => {
    expect(publicAddress(value)).toBe(address);
  });

  it.each([
    'example.org',
    'ftp://example.org',
    'https://me:secret@example.org/x',
    'https://example.org/x?y=1',
    'https://example.org/x#/home',
    'https://example.org//x',
    'https://example.org/x//',
    'https://example.org/x/../y',
    'https://example.org/%61pi',
    'https://example.org/竞赛',
    'https://example.org/api',
    'https://example.org/assets/x',
    'https://example.org/"><b>',
  ])('%s is rejected', (value) => {
    expect(publicAddress(value)).toBeUndefined();
  });
});

describe('the URL of a request', () => {
  it.each([
    ['/competition/api/health', '/api/health'],
    ['/competition/?activity=1', '/?activity=1'],
    // The proxy has removed the path of the site.
    ['/api/health', '/api/health'],
    ['/competitions/x', '/competitions/x'],
    ['/competition', '/competition'],
  ])('%s is handled as %s', (url, below) => {
    expect(belowPath('/competition', url)).toBe(below);
  });

  it('is unchanged at the root of a host', () => {
    expect(belowPath('', '/api/health')).toBe('/api/health');
  });
});
