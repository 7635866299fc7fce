import { TableProblem } from './table-problem';

/** Encodings of Chinese spreadsheets, which files don't declare. */
export const LEGACY_ENCODINGS = ['gb18030', 'big5'] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Detects UTF-16 without a byte order mark: ASCII characters have a zero in every other byte. */
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
  /** Assumed encoding, if the file declares none and isn't UTF-8. */
  legacy?: LegacyEncoding;
}

/**
 * Decodes a table's text: UTF-8, UTF-16, or Excel's Chinese encodings (`legacy`).
 * @throws TableProblem if characters can't be decoded or were already lost
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

/** Throws if the text contains U+FFFD, which decoders put in place of invalid characters. */
export function withoutLoss(text: string): string {
  if (text.includes('\uFFFD')) throw new TableProblem('lostCharacters');
  return text;
}
