import { TableProblem } from './table-problem';

/** Encodings of Chinese spreadsheets that a file itself doesn't name. */
export const LEGACY_ENCODINGS = ['gb18030', 'big5'] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark: heads, separators and digits leave a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 1024);
  const zeros = (parity: number) =>
    start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface DecodedText {
  text: string;
  /** Set where the file names no encoding and isn't UTF-8: its text may need another one. */
  legacy?: LegacyEncoding;
}

/**
 * Decodes the text of a table: UTF-8, UTF-16, or the encoding of Excel in Chinese (`legacy`).
 * Throws `TableProblem` where characters can't be read or were lost before.
 */
export function decodeText(bytes: Uint8Array, legacy: LegacyEncoding = 'gb18030'): DecodedText {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  const unicode = marked ?? unmarkedUtf16(bytes) ?? 'utf-8';
  const text = decoded(bytes, unicode);
  if (text !== undefined) return { text: withoutLoss(text) };
  const older = unicode === 'utf-8' && marked === undefined ? decoded(bytes, legacy) : undefined;
  if (older === undefined) throw new TableProblem('encoding');
  return { text: withoutLoss(older), legacy };
}

/** Throws where a decoder has put U+FFFD in place of characters. */
export function withoutLoss(text: string): string {
  if (text.includes('\uFFFD')) throw new TableProblem('lostCharacters');
  return text;
}
