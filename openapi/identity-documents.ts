// Rules of identity documents. The site checks a field with them, the reference server each submission.

/** Provinces and regions of GB/T 2260: the first two digits of a mainland number. */
const REGIONS = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;

/** Checks the last character of a mainland identity card, by the weights of GB 11643. */
function hasMainlandCheck(number: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return '10X98765432'[sum % 11] === number.at(-1);
}

/** Whether the date of birth in a mainland identity card exists. */
function hasBirthday(number: string): boolean {
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Checks the last character of a Hong Kong identity card; a missing second letter counts 36. */
function hasHongKongCheck(number: string): boolean {
  const body = number.slice(0, -1).padStart(8, ' ');
  const sum = Array.from(body).reduce(
    (total, character, at) =>
      total + (character === ' ' ? 36 : Number.parseInt(character, 36)) * (9 - at),
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return number.at(-1) === (check === 10 ? 'A' : String(check));
}

const CHECKS = {
  mainlandId: (number: string) =>
    /^\d{17}[\dX]$/.test(number) &&
    REGIONS.test(number) &&
    hasBirthday(number) &&
    hasMainlandCheck(number),
  hkId: (number: string) => /^[A-Z]{1,2}\d{6}[\dA]$/.test(number) && hasHongKongCheck(number),
  // The algorithm of its check digit isn't published.
  moId: (number: string) => /^[1578]\d{7}$/.test(number),
  // `A` in second place: residents of other nationalities.
  hkMoPermit: (number: string) => /^[HM](?:\d{8}(?:\d{2})?|A\d{7})$/.test(number),
  twPermit: (number: string) => /^\d{8}$/.test(number),
  passport: (number: string) => /^(?=.*\d)[A-Z\d]{5,17}$/.test(number),
} as const;

/** Type of an identity document (`IdentityType` of the contract). */
export type IdentityType = keyof typeof CHECKS;

export const IDENTITY_TYPES = Object.keys(CHECKS) as IdentityType[];

/** Whether a number in its normal form fits a type of document. */
export function isIdentityNumber(type: IdentityType, number: string): boolean {
  return CHECKS[type](number);
}

/** Whether a number is masked, as responses contain it. */
export function isMasked(number: string): boolean {
  return number.includes('*');
}

/** Masks a number except for its end: a quarter of it, at most four characters. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 4));
  return number.slice(number.length - shown).padStart(number.length, '*');
}
