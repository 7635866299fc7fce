import { describe, expect, it } from 'vitest';
import { CALLING_CODES, joinPhone, splitPhone } from '@/ui/form/calling-codes';

describe('a phone number in its field', () => {
  it.each([
    ['13800000001', 'CN', 'CN', '13800000001'],
    ['+85291234567', 'CN', 'HK', '91234567'],
    ['+12025550123', 'CN', 'CA', '2025550123'],
    ['+12025550123', 'US', 'US', '2025550123'],
    ['+999123', 'HK', 'CN', '+999123'],
    ['lin@example.org', 'HK', 'CN', 'lin@example.org'],
    ['', 'HK', 'HK', ''],
  ] as const)('%s with the region %s is split into %s and %s', (value, shown, region, rest) => {
    expect(splitPhone(value, shown)).toEqual({ region, rest });
  });

  it.each([
    ['CN', '138 0000 0001', '138 0000 0001'],
    ['HK', '9123 4567', '+8529123 4567'],
    ['HK', '+86 138', '+86 138'],
    ['HK', '0086138', '0086138'],
    ['HK', '００８６１３８', '００８６１３８'],
    ['HK', 'lin@example.org', 'lin@example.org'],
    ['HK', '', ''],
  ] as const)('of the region %s, typed as %j, is stored as %j', (region, rest, value) => {
    expect(joinPhone({ region, rest })).toBe(value);
  });

  it('is the same after splitting and joining for every region', () => {
    for (const [region, code] of CALLING_CODES.slice(1)) {
      const value = `+${code}12345678`;
      expect(joinPhone(splitPhone(value, region))).toBe(value);
    }
  });
});
