import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IDENTITY_TYPES,
  isIdentityNumber,
  isMasked,
  maskNumber,
} from '../../openapi/identity-documents.ts';
import { NORMAL_FORMS } from '../../openapi/normal-forms.ts';
import { IDENTITY_NUMBERS } from '../identity-numbers.ts';

describe.each(IDENTITY_TYPES)('a document of type %s', (type) => {
  const { accepted, refused } = IDENTITY_NUMBERS[type];

  it.each(accepted)('accepts %j as %j', (typed, stored) => {
    expect(NORMAL_FORMS.identity(typed)).toBe(stored);
    expect(isIdentityNumber(type, stored)).toBe(true);
  });

  it.each(refused)('rejects %j', (typed) => {
    expect(isIdentityNumber(type, NORMAL_FORMS.identity(typed))).toBe(false);
  });

  it.each(accepted)('rejects the masked form of %j', (_, stored) => {
    const masked = maskNumber(stored);
    expect(masked).toHaveLength(stored.length);
    expect(isMasked(masked)).toBe(true);
    expect(isIdentityNumber(type, masked)).toBe(false);
  });
});

it('exactly one check character is valid for a Hong Kong identity card', () => {
  const letters = fc.stringMatching(/^[A-Z]{1,2}$/);
  const digits = fc.stringMatching(/^\d{6}$/);
  fc.assert(
    fc.property(letters, digits, (prefix, body) => {
      const fitting = Array.from('0123456789A').filter((check) =>
        isIdentityNumber('hkId', prefix + body + check),
      );
      expect(fitting).toHaveLength(1);
    }),
  );
});

it.each([
  ['A1234563', '******63'],
  ['11010519491231002X', '**************002X'],
  ['E1234', '****4'],
])('masks %s as %s', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});
