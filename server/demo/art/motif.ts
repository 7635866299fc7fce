import type { Palette } from './palettes.ts';

/** Draws one subject around (0, 0), about 400 × 300; gradients `w` and `s` are the backdrop's. */
export type Motif = (random: () => number, palette: Palette) => string;
