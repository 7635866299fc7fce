import { cover, type MotifName } from './art/cover.ts';
import type { PaletteName } from './art/palettes.ts';
import type { DemoFile } from './types.ts';

/** Subject and colours of a picture. */
export type Look = [motif: MotifName, palette: PaletteName];

/** Returns the picture of a record as a file; the id seeds the drawing. */
export function coverFile(id: string, [motif, palette]: Look): DemoFile {
  return { id, name: `${id}.svg`, mime: 'image/svg+xml', svg: cover(id, motif, palette) };
}
