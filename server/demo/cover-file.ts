import { cover, type MotifName } from './art/cover.ts';
import type { PaletteName } from './art/palettes.ts';
import type { DemoFile } from './types.ts';

/** How one picture looks: its subject and its colours. */
export type Look = [motif: MotifName, palette: PaletteName];

/** The picture of one record as a stored file; the id seeds the drawing. */
export function coverFile(id: string, [motif, palette]: Look): DemoFile {
  return { id, name: `${id}.svg`, mime: 'image/svg+xml', svg: cover(id, motif, palette) };
}
