import { from, to } from 'opencc-js/preset';

/** OpenCC’s dictionaries: each text with its conversions. */
const entries = [from['cn'], to['cn'], to['hk'], to['tw']]
  .flatMap((groups = []) => groups.flat())
  .filter((dictionary) => typeof dictionary === 'string')
  .flatMap((dictionary) => dictionary.split('|').map((entry) => entry.split(' ')));

/** Excludes characters above U+FFFF, which are rare. */
const isCommon = (letter: string) => letter.length === 1;

/**
 * Groups Chinese characters that OpenCC converts into each other, directly or through a third one.
 */
export function chineseVariants(): string[] {
  const groups = new Map<string, Set<string>>();
  const groupOf = (letter: string) => groups.get(letter) ?? new Set([letter]);
  for (const [from = '', ...results] of entries)
    for (const result of results) {
      const letters = Array.from(result);
      for (const [place, letter] of Array.from(from).entries()) {
        const other = letters[place] ?? letter;
        if (letter === other || !isCommon(letter) || !isCommon(other)) continue;
        const joined = new Set([...groupOf(letter), ...groupOf(other)]);
        for (const one of joined) groups.set(one, joined);
      }
    }
  const texts = [...new Set(groups.values())].map((group) => [...group].toSorted().join(''));
  return texts.toSorted();
}

/** Every text that OpenCC’s dictionaries convert. */
export const convertedTexts = entries.flatMap(([text = '']) => text);
