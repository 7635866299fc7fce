import { Converter, CustomConverter } from 'opencc-js/cn2t';
import { KEPT_WORDS, MAINLAND_WORDS } from './hong-kong-words.ts';

/** Addresses in rich text, which must not be converted. */
const ADDRESSES = /((?:href|src)="[^"]*")/;

type Convert = (text: string) => string;

function hongKongConverter(): Convert {
  const characters = Converter({ from: 'cn', to: 'hk' });
  // The longest match wins, so a kept word also keeps the shorter words that it contains.
  const kept = KEPT_WORDS.map((word) => [word, word] as const);
  const words = CustomConverter([...MAINLAND_WORDS, ...kept]);
  return (text) => words(characters(text));
}

let converter: Convert | undefined;

/** Converts a Simplified Chinese text, plain or rich, into the Traditional Chinese of Hong Kong. */
export function toTraditional(text: string): string {
  // Created on first use, because building the dictionary is slow.
  converter ??= hongKongConverter();
  const convert = converter;
  return text
    .split(ADDRESSES)
    .map((part, index) => (index % 2 === 0 ? convert(part) : part))
    .join('');
}
