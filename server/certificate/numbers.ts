import { randomInt } from 'node:crypto';

/** Characters of a number, without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Returns the number in groups of four characters. */
const grouped = (characters: string) => (characters.match(/.{1,4}/g) ?? []).join('-');

/** Returns a new number that can't be guessed (39 random bits), after the year of the edition. */
export function newNumber(year: number): string {
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return grouped(String(year) + random.join(''));
}

/** Returns the stored form of a typed number: ignores case, width, spaces and hyphens. */
export function normalNumber(typed: string): string {
  return grouped(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}
