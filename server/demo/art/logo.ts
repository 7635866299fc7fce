import { PALETTES, type PaletteName } from './palettes.ts';

const MARKS = {
  peak: 'M20 70L44 30L56 50L62 40L80 70Z',
  ring: 'M50 22a28 28 0 1 0 28 28h-14a14 14 0 1 1 -14 -14z',
  leaf: 'M26 74C22 40 44 24 78 24C80 58 62 78 34 70L56 46',
  grid: 'M26 26h20v20h-20zM54 26h20v20h-20zM26 54h20v20h-20zM54 60a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
  wave: 'M18 40Q34 22 50 40T82 40V54Q66 72 50 54T18 54Z',
  arrow: 'M50 20L78 50H62V78H38V50H22Z',
  hex: 'M50 20L76 35V65L50 80L24 65V35ZM50 38L40 44V56L50 62L60 56V44Z',
  bridge: 'M18 66V56C30 36 70 36 82 56V66H72V60C64 50 36 50 28 60V66ZM46 30h8v36h-8z',
  star: 'M50 20l9 21 23 2-17 15 5 22-20-12-20 12 5-22-17-15 23-2z',
  sail: 'M46 20V66H22ZM54 34V66H78ZM20 72H80L72 80H28Z',
  torch: 'M50 18C66 34 66 46 56 54H44C34 46 38 36 50 18ZM40 58H60L56 82H44Z',
  node: 'M50 22a9 9 0 1 1 -1 18v10l20 12a9 9 0 1 1 -5 8l-14 -9l-14 9a9 9 0 1 1 -5 -8l14 -12v-10a9 9 0 0 1 5 -18z',
} satisfies Record<string, string>;

export type MarkName = keyof typeof MARKS;

/** Draws an organisation's logo as SVG, 100 × 100. */
export function logo(mark: MarkName, palette: PaletteName): string {
  const { mid, to } = PALETTES[palette];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mid}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100" height="100" rx="24" fill="url(#l)"/><path fill="#fff" fill-rule="evenodd" d="${MARKS[mark]}"/></svg>`;
}
