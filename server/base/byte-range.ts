/** A part of a file: its first byte and its last. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for of a file of so many bytes (RFC 9110, section 14).
 * `whole` where it names none, or several, or makes no sense: the whole file answers those.
 * `none` for a part that the file doesn't have.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    // The last so many bytes.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
