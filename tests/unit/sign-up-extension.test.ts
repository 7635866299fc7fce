import { expect, it } from 'vitest';
import { extensionRefusal } from '../../openapi/sign-up-extension.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 1);
const edition = { hasResults: false, signUpEnd: NOW - 2 * DAY, end: NOW + 9 * DAY };

it.each([
  ['a later end', edition, NOW + DAY, undefined],
  ['the end of the last stage', edition, NOW + 9 * DAY, undefined],
  ['a past end with milliseconds', edition, NOW - 60_000 + 1, 'extensionInvalid'],
  ['an end after the last stage', edition, NOW + 9 * DAY + 1, 'extensionInvalid'],
  ['a past end', edition, NOW - DAY, 'extensionInvalid'],
  ['an earlier end', { ...edition, signUpEnd: NOW + 2 * DAY }, NOW + DAY, 'extensionInvalid'],
  ['the same end', { ...edition, signUpEnd: NOW + DAY }, NOW + DAY, 'extensionInvalid'],
  ['an invalid time', edition, NaN, 'extensionInvalid'],
  [
    'any end after results are published',
    { ...edition, hasResults: true },
    NOW + DAY,
    'winnersPublished',
  ],
])('an extension of sign-up is validated for %s', (_case, given, wanted, refusal) => {
  expect(extensionRefusal(given, wanted, NOW)).toBe(refusal);
});
