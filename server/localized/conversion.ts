import { Converter } from 'opencc-js/cn2t';

/** Addresses inside rich text: a converted address leads nowhere. */
const ADDRESSES = /((?:href|src)="[^"]*")/;

let converter: ((text: string) => string) | undefined;

/** A Simplified Chinese text, plain or rich, in the Traditional Chinese of Hong Kong. */
export function toTraditional(text: string): string {
  // Its dictionary takes most of a second to build: only who needs it waits.
  converter ??= Converter({ from: 'cn', to: 'hk' });
  const convert = converter;
  return (
    text
      .split(ADDRESSES)
      // The converter writes 啓; Hong Kong writes 啟.
      .map((part, index) => (index % 2 === 0 ? convert(part).replaceAll('啓', '啟') : part))
      .join('')
  );
}
