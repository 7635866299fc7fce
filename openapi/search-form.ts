import { CHINESE_VARIANTS } from './chinese-variants.ts';

// The form in which texts are compared by every search. The site filters its own lists by it. The SQL
// function `search_form` of the reference server is the same rule; a test compares them (decision 0129).

/** Each letter of a group of variants, with the first letter of the group. */
const VARIANTS = new Map(
  CHINESE_VARIANTS.split(' ').flatMap((group) => {
    const [first = '', ...others] = group;
    return others.map((letter) => [letter, first] as const);
  }),
);

const INVISIBLE = /^\p{Cf}$/u;

function folded(letter: string): string {
  const variant = VARIANTS.get(letter);
  if (variant !== undefined) return variant;
  if (INVISIBLE.test(letter)) return '';
  // The final form of sigma.
  if (letter === 'ς') return 'σ';
  const [lower = ''] = letter.toLowerCase();
  return lower;
}

/**
 * The form of a text that searches compare: full-width characters as half-width, composed letters, lower
 * case, one variant of each Chinese character, and no invisible characters.
 */
export function searchForm(text: string): string {
  return Array.from(text.normalize('NFKC'), folded).join('');
}
