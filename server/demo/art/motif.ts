import type { Palette } from './palettes.ts';

/** Draws a subject around (0, 0), about 400 × 300; uses the gradients `w` and `s` of the backdrop. */
export type Motif = (random: () => number, palette: Palette) => string;
