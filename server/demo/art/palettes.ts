import { mix } from './shapes.ts';

/** Colours of a picture: background from top left to bottom right, glow, and a warm accent. */
export interface Palette {
  from: string;
  mid: string;
  to: string;
  glow: string;
  accent: string;
}

export const PALETTES = {
  blue: { from: '#06236b', mid: '#0d55c9', to: '#27b0ee', glow: '#5cc8ff', accent: '#ffd166' },
  navy: { from: '#050f33', mid: '#10307d', to: '#2f6fe0', glow: '#4f8dff', accent: '#ffb454' },
  teal: { from: '#033a4a', mid: '#06808c', to: '#3fd0b6', glow: '#7cf0d4', accent: '#ffe08a' },
  green: { from: '#064030', mid: '#0f8a63', to: '#6fd99b', glow: '#a5f2b8', accent: '#ffe27a' },
  violet: { from: '#23106b', mid: '#5a30c9', to: '#a874ff', glow: '#c9a2ff', accent: '#ffcf70' },
  dusk: { from: '#2b1157', mid: '#8d2f86', to: '#ff8a6b', glow: '#ffb38a', accent: '#ffe3a3' },
  amber: { from: '#6b2408', mid: '#d0641a', to: '#ffc15a', glow: '#ffdf95', accent: '#fff1cf' },
  red: { from: '#5a0a1c', mid: '#c3232f', to: '#ff8752', glow: '#ffb37a', accent: '#ffe6a8' },
  steel: { from: '#131f33', mid: '#2f4a6e', to: '#7fa3c9', glow: '#a9cdf2', accent: '#ffc46b' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** A palette with the tints that interiors, furniture and clothes use. */
export interface Tones extends Palette {
  /** Tints from nearly white to medium. */
  mist: string;
  pale: string;
  soft: string;
  wood: string;
  /** Nearly black. */
  ink: string;
}

export function tonesOf(palette: Palette): Tones {
  return {
    ...palette,
    mist: mix(palette.glow, '#ffffff', 0.86),
    pale: mix(palette.glow, '#ffffff', 0.66),
    soft: mix(palette.to, '#ffffff', 0.48),
    wood: mix(palette.mid, '#d9a878', 0.72),
    ink: mix(palette.from, '#0b1226', 0.45),
  };
}
