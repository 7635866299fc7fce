import { describe, expect, it } from 'vitest';
import { secondsToWait } from '@/api/retry-after';

const NOW = Date.parse('2026-03-01T08:00:00Z');

describe('the delay in Retry-After', () => {
  it.each([
    ['seconds', '30', 30],
    ['a date', 'Sun, 01 Mar 2026 08:01:30 GMT', 90],
    ['a date in the past', 'Sun, 01 Mar 2026 07:00:00 GMT', 1],
    ['zero', '0', 1],
    ['nothing', null, 5],
    ['an invalid value', 'soon', 5],
  ])('is read from %s', (_, header, seconds) => {
    expect(secondsToWait(header, NOW)).toBe(seconds);
  });
});
