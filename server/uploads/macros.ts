import { createReadStream } from 'node:fs';

/**
 * Names under which Office files carry programs: a part of the newer formats' archive, whose names
 * aren't compressed, and a folder of the older formats, in UTF-16.
 */
const MARKS = [
  Buffer.from('vbaProject.bin'),
  Buffer.from('vbaData.xml'),
  Buffer.from('_VBA_PROJECT', 'utf16le'),
];
const MAX_LENGTH = Math.max(...MARKS.map(({ length }) => length));

/** Whether the Office file at `path` carries macros. Reads it in pieces. */
export async function hasMacros(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    // A name may stand across two pieces.
    const piece = Buffer.concat([rest, chunk]);
    if (MARKS.some((mark) => piece.includes(mark))) return true;
    rest = piece.subarray(-MAX_LENGTH);
  }
  return false;
}
