import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/boot/environment.ts';
import { strictTransport } from '../../server/site/security-headers.ts';

describe('Strict-Transport-Security', () => {
  it.each([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://competition.example.org' }, undefined],
    [{ PUBLIC_URL: 'https://competition.example.org' }, 'max-age=15552000'],
    [{ PUBLIC_URL: 'https://competition.example.org', HSTS_DAYS: '0' }, undefined],
    [{ HSTS_DAYS: '365' }, 'max-age=31536000'],
  ])('with %j is %s', (variables, header) => {
    const { hstsDays } = readEnvironment(variables);
    expect(strictTransport(hstsDays)['strict-transport-security']).toBe(header);
  });

  it.each(['-1', '3651', 'long'])('rejects HSTS_DAYS=%s', (HSTS_DAYS) => {
    expect(() => readEnvironment({ HSTS_DAYS })).toThrow('must be a whole number from 0 to 3650');
  });
});
