import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsRule, RULES, type RuleName } from '@/lib/validation/rules';

const names = Object.keys(RULES) as RuleName[];

describe.each(names)('the rule %s', (name) => {
  it.each(RULES[name].accepted)('accepts %j', (value) => {
    expect(fitsRule(name, value)).toBe(true);
  });

  it.each(RULES[name].refused)('rejects %j', (value) => {
    expect(fitsRule(name, value)).toBe(false);
  });

  it('accepts surrounding whitespace only in passwords', () => {
    for (const value of RULES[name].accepted)
      for (const spaced of [` ${value}`, `${value} `, `${value}\n`])
        expect(fitsRule(name, spaced)).toBe(name === 'password');
  });
});

describe('rules beyond a pattern', () => {
  it('accept exactly one check digit of an ID card number', () => {
    const day = fc.date({
      min: new Date('1930-01-01T00:00:00Z'),
      max: new Date('2020-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 999 }), (born, order) => {
        const body = `110105${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`;
        const taken = Array.from('0123456789X').filter((digit) => fitsRule('idCard', body + digit));
        expect(taken).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['longitude', 180],
    ['latitude', 90],
  ] as const)('limit %s to its bound', (name, bound) => {
    const millionths = fc.integer({ min: 0, max: 200_000_000 });
    fc.assert(
      fc.property(millionths, (value) => {
        const degrees = (value / 1_000_000).toFixed(6);
        expect(fitsRule(name, degrees)).toBe(value <= bound * 1_000_000);
      }),
    );
  });

  it('accept every IPv4 address whose parts are bytes', () => {
    const part = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), (parts) => {
        expect(fitsRule('ip', parts.join('.'))).toBe(parts.every((value) => value < 256));
      }),
    );
  });
});
