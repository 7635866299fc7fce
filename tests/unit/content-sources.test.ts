import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/boot/environment.ts';
import { contentSecurityPolicy } from '../../server/site/security-headers.ts';

const policyFor = (CSP_SOURCES?: string) =>
  contentSecurityPolicy(
    '',
    readEnvironment(CSP_SOURCES === undefined ? {} : { CSP_SOURCES }).contentSources,
  ).split('; ');

describe('CSP_SOURCES', () => {
  it('unset, allows no external sources and no frames around the site', () => {
    const policy = policyFor();
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join('')).not.toMatch(/https?:/);
  });

  it('adds sources to their directives and keeps the others unchanged', () => {
    const sources =
      'img-src https://cdn.example.org https://*.example.com;  frame-ancestors https://park.example.org:8443 ;';
    const [plain, opened] = [policyFor(), policyFor(sources)];
    const changed = opened.filter((directive) => !plain.includes(directive));
    expect(changed).toEqual([
      "img-src 'self' data: blob: https://cdn.example.org https://*.example.com",
      'frame-ancestors https://park.example.org:8443',
    ]);
    expect(opened).toHaveLength(plain.length);
  });

  it.each([
    'script-src https://cdn.example.org',
    'object-src https://cdn.example.org',
    'img-src',
    'img-src *',
    "img-src 'unsafe-inline'",
    'img-src http://cdn.example.org',
    'img-src https://a.example.org, https://b.example.org',
    'https://cdn.example.org',
  ])('rejects %s', (CSP_SOURCES) => {
    expect(() => readEnvironment({ CSP_SOURCES })).toThrow(/CSP_SOURCES=.*must be directives/);
  });
});

describe('CLAMAV_URL', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://scanner', { host: 'scanner', port: 3310 }],
  ])('%s sets host and port of the scanner', (CLAMAV_URL, scanner) => {
    expect(readEnvironment({ CLAMAV_URL }).scanner).toEqual(scanner);
  });

  it.each(['127.0.0.1:3310', 'http://scanner', 'tcp://'])('rejects %s', (CLAMAV_URL) => {
    expect(() => readEnvironment({ CLAMAV_URL })).toThrow('must look like tcp://127.0.0.1:3310');
  });
});
