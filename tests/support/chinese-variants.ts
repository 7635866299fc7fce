import { from, to } from 'opencc-js/preset';

/** The dictionaries of OpenCC: texts, each with the texts that it is converted to. */
const entries = [from['cn'], to['cn'], to['hk'], to['tw']]
  .flatMap((groups = []) => groups.flat())
  .filter((dictionary) => typeof dictionary === 'string')
  .flatMap((dictionary) => dictionary.split('|').map((entry) => entry.split(' ')));

/** Characters beyond U+FFFF are too rare for the bytes that they take. */
const isCommon = (letter: string) => letter.length === 1;

/** The groups of Chinese characters that OpenCC converts into each other, directly or by a third one. */
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

/** Every text that OpenCC's dictionaries convert. */
export const convertedTexts = entries.flatMap(([text = '']) => text);
