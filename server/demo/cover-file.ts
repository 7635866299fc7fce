import type { PaletteName } from './art/palettes.ts';
import { picture, type SceneName } from './art/picture.ts';
import type { DemoFile } from './types.ts';

/** Scene and colours of a picture. */
export type Look = [scene: SceneName, palette: PaletteName];

/** Returns the picture of a record as a file named after its scene; the id seeds the drawing. */
export function coverFile(id: string, [scene, palette]: Look): DemoFile {
  return { id, name: `${scene}.svg`, mime: 'image/svg+xml', svg: picture(id, scene, palette) };
}
