import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { lazily } from '../base/lazily.ts';

/** Fonts of certificates; each file is embedded in part, with the glyphs of the certificate. */
export type FontName = 'chinese' | 'latin';

interface LoadedFont {
  bytes: Buffer;
  covers: (codePoint: number) => boolean;
}

function load(path: string): LoadedFont {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(path)));
  // Neither file is a collection of fonts.
  const font = create(bytes) as Font;
  return { bytes, covers: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** Loads the fonts at the first use; they stay in memory. */
export const fonts = lazily(() => ({
  chinese: load('@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf'),
  latin: load('@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'),
}));

/** Letters, digits and marks of alphabets; both fonts have them, the Latin one in all languages. */
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{M}\x20-\x7E]+$/u;

const segmenter = new Intl.Segmenter();

/** Text in one font; `undefined` for a character that no font has. */
export interface Run {
  font: FontName | undefined;
  text: string;
}

function fontOf(grapheme: string, preferred: FontName): FontName | undefined {
  const order: FontName[] =
    preferred === 'latin' || ALPHABETIC.test(grapheme)
      ? ['latin', 'chinese']
      : ['chinese', 'latin'];
  return order.find((name) =>
    Array.from(grapheme).every((character) => fonts()[name].covers(character.codePointAt(0) ?? 0)),
  );
}

/** Splits a text into runs of one font each. */
export function runsOf(text: string, preferred: FontName): Run[] {
  const runs: Run[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const font = fontOf(segment, preferred);
    const last = runs.at(-1);
    if (last !== undefined && last.font === font && font !== undefined) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

/** Returns the characters of a text that no font has. */
export function missingCharacters(text: string): string {
  const missing = runsOf(text, 'chinese').filter(({ font }) => font === undefined);
  return [...new Set(missing.map((run) => run.text))].join('');
}
