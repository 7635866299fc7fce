import { backdrop, HEIGHT, WIDTH } from './backdrop.ts';
import { EVENT } from './motifs-event.ts';
import { GROWTH } from './motifs-growth.ts';
import { LIFE } from './motifs-life.ts';
import { TECHNOLOGY } from './motifs-technology.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { randomFrom } from './random.ts';

const MOTIFS = { ...TECHNOLOGY, ...LIFE, ...EVENT, ...GROWTH };

export type MotifName = keyof typeof MOTIFS;

/**
 * Draws a cover as SVG, 800 × 450, without text. The subject is right of the centre, so that titles and
 * date blocks can overlay the left and lower edges. Deterministic.
 */
export function cover(seed: string, motif: MotifName, palette: PaletteName): string {
  const random = randomFrom(seed);
  const colours = PALETTES[palette];
  const ground = backdrop(colours, random);
  const x = Math.round(490 + random() * 50);
  const subject = MOTIFS[motif](random, colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}<g transform="translate(${x} 212)">${subject}</g></svg>`;
}
